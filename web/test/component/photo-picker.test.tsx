import "../support/browser-gaps.ts";
import { describe, expect, test } from "vitest";
import { act, createEvent, fireEvent, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { PhotoPicker } from "../../src/features/photo/components/PhotoPicker.tsx";
import { photoChosen } from "../../src/shared/session/session.slice.ts";
import { renderPage } from "../support/render-page.tsx";
import { buildPhoto } from "../support/server.ts";

const drop = (files: File[]) => fireEvent.drop(screen.getByTestId("dropzone"), { dataTransfer: { files } });

const liveRegion = () => document.querySelector<HTMLElement>("[aria-live]") as HTMLElement;
/** A photo that is readable once `read` is called. */
function buildSlowPhoto(name: string) {
  const photo = buildPhoto(name);
  const bytes = photo.slice(0, 12).arrayBuffer();
  const arrival = Promise.withResolvers<ArrayBuffer>();
  const part = Object.assign(new Blob(), { arrayBuffer: () => arrival.promise });
  return { photo: Object.assign(photo, { slice: () => part }), read: () => arrival.resolve(bytes) };
}
const pass = () => act(() => new Promise<void>((resolve) => setTimeout(resolve, 20)));

describe("choosing a photo", () => {
  test("by click: shows the preview, a confirmation and a remove button", async () => {
    const { store } = renderPage(<PhotoPicker />);
    await userEvent.upload(screen.getByLabelText("Photo of your dog"), buildPhoto());

    expect(await screen.findByText(/Image ready for analysis/)).toBeVisible();
    expect(screen.getByAltText("Your chosen photo")).toHaveAttribute("src", "blob:photo");
    expect(store.getState().session.selectedFile).toEqual({
      name: "frieda.jpg",
      type: "image/jpeg",
      size: 5,
    });

    await userEvent.click(screen.getByRole("button", { name: "Remove photo" }));
    expect(screen.queryByText(/Image ready/)).toBeNull();
    expect(store.getState().session.selectedFile).toBeNull();
  });

  test("takes the first image of several dropped files", async () => {
    const { store } = renderPage(<PhotoPicker />);
    drop([new File(["x"], "notes.txt", { type: "text/plain" }), buildPhoto("first.jpg"), buildPhoto("second.jpg")]);
    await screen.findByText(/Image ready for analysis/);
    expect(store.getState().session.selectedFile?.name).toBe("first.jpg");
  });

  test("ignores a file that is no image", async () => {
    const { store } = renderPage(<PhotoPicker />);
    drop([new File(["x"], "notes.pdf", { type: "application/pdf" })]);
    await new Promise((resolve) => setTimeout(resolve));
    expect(screen.queryByRole("alert")).toBeNull();
    expect(store.getState().session.selectedFile).toBeNull();
  });

  test("rejects a text renamed to .jpg", async () => {
    const { store } = renderPage(<PhotoPicker />);
    drop([new File(["this is a text"], "frieda.jpg", { type: "image/jpeg" })]);
    expect(await screen.findByRole("alert")).toHaveTextContent("We can read JPG, PNG and WebP photos.");
    expect(store.getState().session.selectedFile).toBeNull();
  });

  test("a HEIC picture and one over 12 MB get a hint", async () => {
    renderPage(<PhotoPicker />);
    drop([new File(["x"], "IMG_2.HEIC", { type: "image/heic" })]);
    expect(await screen.findByRole("alert")).toHaveTextContent("Please save it as JPG");
    const large = buildPhoto();
    Object.defineProperty(large, "size", { value: 12 * 1024 * 1024 + 1 });
    drop([large]);
    expect(await screen.findByText("This photo is larger than 12 MB. Please send a smaller one.")).toBeVisible();
  });

  test("accepts a pasted picture", async () => {
    renderPage(<PhotoPicker />);
    const paste = createEvent.paste(document.body);
    Object.defineProperty(paste, "clipboardData", { value: { files: [buildPhoto()] } });
    fireEvent(document.body, paste);
    expect(await screen.findByText(/Image ready for analysis/)).toBeVisible();
  });

  test("adds the upload to the data layer with type and size, without its name", async () => {
    window.dataLayer = [];
    renderPage(<PhotoPicker />);
    drop([buildPhoto()]);
    await screen.findByText(/Image ready for analysis/);
    expect(window.dataLayer).toEqual([{ event: "upload_photo", file_type: "image/jpeg", file_size: 5 }]);
  });

  test("says that the photo is being prepared, until it is ready", async () => {
    const slow = buildSlowPhoto("slow.jpg");
    renderPage(<PhotoPicker>start</PhotoPicker>);
    const status = liveRegion();
    expect(status).toBeEmptyDOMElement();
    drop([slow.photo]);
    expect(await within(status).findByText("Preparing the photo…")).toBeVisible();
    slow.read();
    expect(await within(status).findByText("Image ready for analysis")).toBeVisible();
    expect(screen.queryByText("Preparing the photo…")).toBeNull();
  });

  test("the last choice wins, however long an earlier one takes", async () => {
    const slow = buildSlowPhoto("slow.jpg");
    const { store } = renderPage(<PhotoPicker>start</PhotoPicker>);
    drop([slow.photo]);
    drop([buildPhoto("second.jpg")]);
    await screen.findByText("Image ready for analysis");
    slow.read();
    await pass();
    expect(store.getState().session.selectedFile?.name).toBe("second.jpg");
    expect(screen.queryByText("Preparing the photo…")).toBeNull();
  });

  test("a photo removed while another is prepared stays removed, and nothing starts meanwhile", async () => {
    const slow = buildSlowPhoto("slow.jpg");
    const { store } = renderPage(<PhotoPicker>start</PhotoPicker>);
    drop([buildPhoto("first.jpg")]);
    expect(await screen.findByText("start")).toBeVisible();
    await userEvent.upload(screen.getByLabelText("Photo of your dog"), slow.photo);
    expect(await screen.findByText("Preparing the photo…")).toBeVisible();
    expect(screen.queryByText("start")).toBeNull();
    await userEvent.click(screen.getByRole("button", { name: "Remove photo" }));
    slow.read();
    await pass();
    expect(store.getState().session.selectedFile).toBeNull();
    expect(liveRegion()).toBeEmptyDOMElement();
  });

  test("keeps the focus: on the photo once chosen, on the choice once removed", async () => {
    renderPage(<PhotoPicker />);
    screen.getByRole("button", { name: "Choose a photo" }).focus();
    await userEvent.upload(screen.getByLabelText("Photo of your dog"), buildPhoto());
    await screen.findByText("Image ready for analysis");
    expect(screen.getByRole("img", { name: "Your chosen photo" })).toHaveFocus();
    await userEvent.click(screen.getByRole("button", { name: "Remove photo" }));
    expect(screen.getByRole("button", { name: "Choose a photo" })).toHaveFocus();
  });

  test("leaves the focus where it is when another photo is chosen, or one is restored", async () => {
    const { store } = renderPage(<PhotoPicker />);
    act(() => {
      store.dispatch(photoChosen({ file: { name: "a.jpg", type: "image/jpeg", size: 5 }, previewUrl: "blob:photo" }));
    });
    expect(document.body).toHaveFocus();
    const slow = buildSlowPhoto("b.jpg");
    await userEvent.upload(screen.getByLabelText("Photo of your dog"), slow.photo);
    const another = screen.getByRole("button", { name: "Choose another photo" });
    another.focus();
    slow.read();
    await waitFor(() => expect(store.getState().session.selectedFile?.name).toBe("b.jpg"));
    expect(another).toHaveFocus();
  });

  test("leaves it, too, when one is restored after a file that was rejected", async () => {
    const { store } = renderPage(<PhotoPicker />);
    drop([new File(["x"], "IMG_2.HEIC", { type: "image/heic" })]);
    await screen.findByText(/HEIC picture/);
    act(() => {
      store.dispatch(photoChosen({ file: { name: "b.jpg", type: "image/jpeg", size: 5 }, previewUrl: "blob:photo" }));
    });
    expect(document.body).toHaveFocus();
  });
});
