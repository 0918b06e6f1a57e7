import { setPhone } from "../support/browser-gaps.ts";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { http, HttpResponse } from "msw";
import { Route, Routes } from "react-router-dom";
import DetailsPage from "../../src/app/pages/DetailsPage.tsx";
import { ExtraPhotos } from "../../src/features/photo/extra/ExtraPhotos.tsx";
import { MorePhotos } from "../../src/features/report/components/MorePhotos.tsx";
import { storePhoto } from "../../src/shared/session/chosen-photo.ts";
import { clearPhotos, storeExtraPhoto, readExtraPhotos } from "../../src/shared/session/extra-photos.ts";
import { renderPage } from "../support/render-page.tsx";
import { idOf, server, useServer } from "../support/server.ts";

useServer();
const JPEG = new Uint8Array([0xff, 0xd8, 0xff, 0xe1, 1, 2, 3, 4, 5, 6, 7, 8]);
const jpegFile = (name = "a.jpg") => new File([JPEG], name, { type: "image/jpeg" });
/** A photo that is readable once `read` is called. */
function buildSlowPhoto() {
  const photo = jpegFile();
  const arrival = Promise.withResolvers<ArrayBuffer>();
  const start = Object.assign(photo.slice(0, 12), { arrayBuffer: () => arrival.promise });
  return { photo: Object.assign(photo, { slice: () => start }), read: () => arrival.resolve(JPEG.buffer) };
}
const show = () =>
  renderPage(
    <Routes>
      <Route path="details" element={<DetailsPage />} />
      <Route path="analyzing" element={<p>waiting</p>} />
    </Routes>,
    {
      at: "/en/details",
      session: { selectedFile: { name: "frieda.jpg", type: "image/jpeg", size: 5 }, previewUrl: "blob:photo" },
    },
  );
const choose = async (name: string, file: File) => {
  await userEvent.click(await screen.findByRole("button", { name }));
  const dialog = screen.getByRole("dialog", { name });
  const [input] = within(dialog).getAllByLabelText<HTMLInputElement>("Photo of your dog");
  if (input) await userEvent.upload(input, file);
};

/** The fields of photos of each upload. */
async function collectPhotos() {
  const sent: string[][] = [];
  server.use(
    http.post("*/api/analyze", async ({ request }) => {
      const body = await request.text();
      sent.push([...body.matchAll(/name="(file|photo_\w+)"/g)].map(([, name]) => name ?? ""));
      return HttpResponse.json({ analysisId: idOf("analysis") }, { status: 202 });
    }),
  );
  await storePhoto(new Blob([JPEG]));
  return sent;
}

beforeEach(() => setPhone(true));
afterEach(async () => {
  setPhone(false);
  await clearPhotos();
});

describe("extra photos", () => {
  test("without a camera use the device's picker, and survive a reload", async () => {
    const { unmount } = show();
    await choose("The face", jpegFile());
    await waitFor(async () => expect([...(await readExtraPhotos()).keys()]).toEqual(["face"]));
    expect(screen.queryByRole("dialog")).toBeNull();
    await choose("From the side", jpegFile());
    await screen.findByRole("button", { name: "Remove photo: From the side" });
    unmount();
    show();
    expect(await screen.findByRole("button", { name: "Remove photo: The face" })).toBeVisible();
  });

  test("are sent by their view", async () => {
    const sent = await collectPhotos();
    await storeExtraPhoto("face", new Blob([JPEG]));
    await storeExtraPhoto("side", new Blob([JPEG]));
    show();
    await userEvent.click(screen.getByRole("button", { name: "Continue" }));
    await waitFor(() => expect(sent).toEqual([["file", "photo_side", "photo_face"]]));
  });

  test("are waited for while they are being prepared", async () => {
    const sent = await collectPhotos();
    const { photo, read } = buildSlowPhoto();
    show();
    await choose("The face", photo);
    const tile = screen.getByRole("button", { name: "The face" }).closest("li") as HTMLElement;
    expect(within(tile).getByRole("status")).toHaveTextContent("Preparing the photo…");
    expect(screen.getByRole("button", { name: "Preparing the photo…" })).toBeDisabled();
    expect(screen.getByRole("button", { name: "Skip" })).toBeDisabled();
    read();
    await userEvent.click(await screen.findByRole("button", { name: "Continue" }));
    await waitFor(() => expect(sent).toEqual([["file", "photo_face"]]));
  });

  test("of one view: the last choice stays, even if an earlier one takes longer", async () => {
    renderPage(<ExtraPhotos />);
    const [slow, quick] = [buildSlowPhoto(), jpegFile()];
    await choose("The face", slow.photo);
    await choose("The face", quick);
    await screen.findByRole("button", { name: "Remove photo: The face" });
    slow.read();
    await choose("From the side", jpegFile());
    await screen.findByRole("button", { name: "Remove photo: From the side" });
    expect((await readExtraPhotos()).get("face")).toBe(quick);
  });

  test("free the memory of their previews", async () => {
    const [create, revoke] = [vi.spyOn(URL, "createObjectURL"), vi.spyOn(URL, "revokeObjectURL")];
    const { unmount } = renderPage(<ExtraPhotos />);
    await choose("The face", jpegFile());
    await choose("From the side", jpegFile());
    await userEvent.click(await screen.findByRole("button", { name: "Remove photo: From the side" }));
    await waitFor(() => expect(revoke).toHaveBeenCalledTimes(1));
    unmount();
    expect(create).toHaveBeenCalledTimes(2);
    expect(revoke).toHaveBeenCalledTimes(2);
    create.mockRestore();
    revoke.mockRestore();
  });

  test("can be removed, and reject a file that is no photo", async () => {
    show();
    await choose("From above", jpegFile());
    await userEvent.click(await screen.findByRole("button", { name: "Remove photo: From above" }));
    await waitFor(async () => expect((await readExtraPhotos()).size).toBe(0));
    await choose("The face", new File(["no photo"], "a.jpg", { type: "image/jpeg" }));
    expect(await screen.findByRole("alert")).toHaveTextContent("JPG, PNG and WebP");
    expect(screen.getByRole("button", { name: "Continue" })).toBeEnabled();
  });
});

test("are in the report with their sentences, or the reason for a missing picture", () => {
  const said = { text: "The eyes look reddened.", basis: "seen" as const, confidence: "medium" as const, sources: [] };
  renderPage(
    <MorePhotos
      more={{
        note: "A model looked.",
        photos: [
          { view: "face", name: "The face", imageUrl: "/api/report/r/photo?view=face", seen: [said], note: null },
          { view: "side", name: "From the side", imageUrl: null, seen: [], note: "This file could not be read." },
        ],
      }}
    />,
    { at: "/en" },
  );
  expect(screen.getByRole("img", { name: "Photo: The face" })).toHaveAttribute("src", "/api/report/r/photo?view=face");
  expect(screen.getByText(/The eyes look reddened/)).toBeVisible();
  expect(screen.getByText("This file could not be read.")).toBeVisible();
});
