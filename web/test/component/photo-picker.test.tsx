import "../support/browser-gaps.ts";
import { describe, expect, test } from "vitest";
import { createEvent, fireEvent, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { PhotoPicker } from "../../src/features/photo/components/PhotoPicker.tsx";
import { renderPage } from "../support/render-page.tsx";
import { buildPhoto } from "../support/server.ts";

const drop = (files: File[]) => fireEvent.drop(screen.getByTestId("dropzone"), { dataTransfer: { files } });

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
});
