import { describe, expect, test } from "@jest/globals";
import { animatedWebp, aPicture, jpegOf, pngChunk, withPngChunks } from "../../../test/support/pictures.ts";
import { recognisePhoto } from "./recognise-photo.ts";

const small = { width: 64, height: 64 };
const refused = (code: string) => expect.objectContaining({ code });
const refusal = (bytes: Buffer): unknown => {
  try {
    return recognisePhoto(bytes);
  } catch (error) {
    return error;
  }
};

describe("a still photo by its content", () => {
  test("JPEG, PNG and WebP are recognised", async () => {
    expect(recognisePhoto(await jpegOf(small))).toBe("image/jpeg");
    expect(recognisePhoto(await aPicture(small).png().toBuffer())).toBe("image/png");
    expect(recognisePhoto(await aPicture(small).webp().toBuffer())).toBe("image/webp");
  });

  test.each([
    ["a text file", Buffer.from("Hello, I am a JPEG, honestly.")],
    ["an empty file", Buffer.alloc(0)],
    ["an SVG", Buffer.from("<svg xmlns='http://www.w3.org/2000/svg'><image href='http://127.0.0.1/x'/></svg>")],
    ["a GIF", Buffer.from("GIF89a\x01\x00\x01\x00", "latin1")],
    ["a TIFF", Buffer.from("II*\x00\x08\x00\x00\x00", "latin1")],
    ["an iPhone HEIC", Buffer.from("\x00\x00\x00\x18ftypheic\x00\x00\x00\x00", "latin1")],
    ["a PDF", Buffer.from("%PDF-1.7\n")],
  ])("%s is not one, whatever its name", (_, bytes) => {
    expect(refusal(bytes)).toEqual(refused("photo_type_unsupported"));
  });

  test("a refusal names the accepted types", () => {
    expect(refusal(Buffer.from("no"))).toMatchObject({
      details: { accepted: ["image/jpeg", "image/png", "image/webp"] },
    });
  });

  test("a JPEG that is a web page, a program, a PDF or an archive too is refused", async () => {
    const jpeg = await jpegOf(small);
    const comment = (text: string) => {
      const body = Buffer.from(text);
      return Buffer.concat([
        jpeg.subarray(0, 2),
        Buffer.from([0xff, 0xfe, (body.length + 2) >> 8, (body.length + 2) & 255]),
        body,
        jpeg.subarray(2),
      ]);
    };
    for (const bytes of [
      comment("<script>alert(1)</script>"),
      comment("%PDF-1.4"),
      comment("<?php system('id');"),
      Buffer.concat([jpeg, Buffer.from("<HTML><body>hello</body></HTML>")]),
      Buffer.concat([jpeg, Buffer.from("PK\x05\x06", "latin1"), Buffer.alloc(18)]),
    ])
      expect(refusal(bytes)).toEqual(refused("photo_type_unsupported"));
  });

  test("a phone's photo with a film behind it stays a photo", async () => {
    expect(
      recognisePhoto(
        Buffer.concat([
          await jpegOf(small),
          Buffer.from("\x00\x00\x00\x18ftypmp42", "latin1"),
          Buffer.alloc(100_000, 7),
        ]),
      ),
    ).toBe("image/jpeg");
  });

  test("a moving WebP and a moving PNG are refused as moving", async () => {
    const png = await aPicture(small).png().toBuffer();
    expect(refusal(await animatedWebp())).toEqual(refused("photo_animated"));
    expect(refusal(withPngChunks(png, [pngChunk("acTL", Buffer.alloc(8))]))).toEqual(refused("photo_animated"));
  });

  test("a PNG stuffed with chunks is refused without reading them all", async () => {
    const png = await aPicture(small).png().toBuffer();
    expect(
      refusal(
        withPngChunks(
          png,
          Array.from({ length: 40_000 }, () => pngChunk("tEXt", Buffer.from("a\0b"))),
        ),
      ),
    ).toEqual(refused("photo_unreadable"));
  });

  test("12 MB and one byte is too large", async () => {
    const jpeg = await jpegOf(small);
    expect(refusal(Buffer.concat([jpeg, Buffer.alloc(12 * 1024 * 1024 + 1 - jpeg.length)]))).toEqual(
      refused("photo_too_large"),
    );
  });
});
