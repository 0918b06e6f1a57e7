import { describe, expect, test } from "@jest/globals";
import { choosePhoto, MAX_PHOTO_BYTES } from "./choose-photo.ts";

const file = (name: string, type: string, bytes = 3) => {
  const made = new File(["abc"], name, { type });
  Object.defineProperty(made, "size", { value: bytes });
  return made;
};

describe("choosing a photo", () => {
  test("of several dropped files the first image is taken", () => {
    const dog = file("dog.jpg", "image/jpeg");
    expect(
      choosePhoto([file("notes.pdf", "application/pdf"), dog, file("cat.png", "image/png")]),
    ).toEqual({ kind: "photo", file: dog });
  });

  test("a file that is no image is silently ignored", () => {
    expect(choosePhoto([file("notes.txt", "text/plain")])).toEqual({ kind: "ignored" });
    expect(choosePhoto([])).toEqual({ kind: "ignored" });
  });

  test("an iPhone's HEIC file gets a hint, also where the browser knows no type for it", () => {
    expect(choosePhoto([file("IMG_1.HEIC", "image/heic")])).toEqual({
      kind: "problem",
      problem: "heic",
    });
    expect(choosePhoto([file("IMG_1.HEIC", "")])).toEqual({ kind: "problem", problem: "heic" });
  });

  test("exactly 12 MB is fine, one byte more gets a hint", () => {
    expect(choosePhoto([file("a.jpg", "image/jpeg", MAX_PHOTO_BYTES)]).kind).toBe("photo");
    expect(choosePhoto([file("a.jpg", "image/jpeg", MAX_PHOTO_BYTES + 1)])).toEqual({
      kind: "problem",
      problem: "too_large",
    });
  });
});
