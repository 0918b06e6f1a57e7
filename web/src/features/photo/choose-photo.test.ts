import { describe, expect, test } from "vitest";
import { MAX_PHOTO_BYTES } from "@hundeblick/proto/photo";
import { choosePhoto, isHeic, isPhoto } from "./choose-photo.ts";

const file = (name: string, type: string, bytes = 3) => {
  const made = new File(["abc"], name, { type });
  Object.defineProperty(made, "size", { value: bytes });
  return made;
};

describe("choosing a photo", () => {
  test("takes the first image of several dropped files", () => {
    const dog = file("dog.jpg", "image/jpeg");
    expect(choosePhoto([file("notes.pdf", "application/pdf"), dog, file("cat.png", "image/png")])).toEqual({
      kind: "photo",
      file: dog,
    });
  });

  test("ignores a file that is no image", () => {
    expect(choosePhoto([file("notes.txt", "text/plain")])).toEqual({ kind: "ignored" });
    expect(choosePhoto([])).toEqual({ kind: "ignored" });
  });

  test("takes an iPhone's HEIC file, also where the browser knows no type for it", () => {
    for (const type of ["image/heic", "image/heif", ""]) {
      const heic = file("IMG_1.HEIC", type);
      expect(choosePhoto([heic])).toEqual({ kind: "photo", file: heic });
      expect(isHeic(heic)).toBe(true);
    }
    expect(isHeic(file("a.jpg", "image/jpeg"))).toBe(false);
  });

  test("accepts exactly 12 MB, one byte more gets a hint", () => {
    expect(choosePhoto([file("a.jpg", "image/jpeg", MAX_PHOTO_BYTES)]).kind).toBe("photo");
    expect(choosePhoto([file("a.jpg", "image/jpeg", MAX_PHOTO_BYTES + 1)])).toEqual({
      kind: "problem",
      problem: "too_large",
    });
  });
});

test.each([
  ["a JPEG", [0xff, 0xd8, 0xff, 0xe1], true],
  ["a PNG", [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a], true],
  ["a WebP", Array.from("RIFF1234WEBP", (letter) => letter.charCodeAt(0)), true],
  ["another RIFF file", Array.from("RIFF1234WAVE", (letter) => letter.charCodeAt(0)), false],
  ["a text", Array.from("this is a text", (letter) => letter.charCodeAt(0)), false],
  ["nothing", [], false],
])("%s is known by its first bytes", async (_name, bytes, expected) => {
  expect(await isPhoto(new Blob([new Uint8Array(bytes)]))).toBe(expected);
});
