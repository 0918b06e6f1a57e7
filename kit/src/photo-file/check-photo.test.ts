import { describe, expect, test } from "vitest";
import { jpeg, OTHER_FILES, png, webp } from "../testing/photo-files.ts";
import { bufferBytes, WINDOW } from "./bytes.ts";
import { checkPhoto } from "./check-photo.ts";

const size = (width: number, height: number) => ({ width, height });
const check = (file: Buffer) => checkPhoto(bufferBytes(file));

describe("reads type and size of a complete, still photo", () => {
  test.each([
    ["JPEG", jpeg({ width: 4032, height: 3024 }), "image/jpeg", 4032, 3024],
    ["JPEG whose data is longer than a window", jpeg({ bytes: 300_000 }), "image/jpeg", 800, 600],
    ["PNG", png({ width: 1200, height: 900, chunks: 12 }), "image/png", 1200, 900],
    ["lossy WebP", webp({ width: 640, height: 480 }), "image/webp", 640, 480],
    ["lossless WebP", webp({ width: 640, height: 480, kind: "VP8L" }), "image/webp", 640, 480],
    ["extended WebP", webp({ width: 5000, height: 4000, kind: "VP8X" }), "image/webp", 5000, 4000],
  ])("%s", async (_name, file, contentType, width, height) => {
    expect(await check(file)).toMatchObject({ contentType, width, height, end: file.length });
  });

  test("accepts a second JPEG or a short film that phones append", async () => {
    const film = Buffer.concat([
      Buffer.from([0, 0, 0, 24]),
      Buffer.from("ftypmp42\0\0\0\0isommp42", "latin1"),
      Buffer.alloc(5_000, 9),
    ]);
    await expect(check(Buffer.concat([jpeg(), jpeg({ width: 100 })]))).resolves.toBeDefined();
    await expect(check(Buffer.concat([jpeg(), film]))).resolves.toBeDefined();
  });

  test("finds a marker across the edge of a window", async () => {
    for (let bytes = WINDOW - 40; bytes < WINDOW + 10; bytes++)
      await expect(check(jpeg({ bytes }))).resolves.toMatchObject({ width: 800 });
  });
});

describe("rejects unsupported files by their content", () => {
  test.each(Object.entries(OTHER_FILES))("%s", async (_name, file) => {
    await expect(check(file)).rejects.toMatchObject({
      code: "photo_type_unsupported",
      details: { accepted: ["image/jpeg", "image/png", "image/webp"] },
    });
  });
});

describe("rejects a picture with too many pixels by its header", () => {
  test.each([
    ["256-megapixel PNG", png({ width: 16_000, height: 16_000 })],
    ["JPEG", jpeg({ width: 10_000, height: 5_001 })],
    ["WebP", webp({ width: 16_000, height: 16_000, kind: "VP8X" })],
    ["lossless WebP", webp({ width: 16_000, height: 16_000, kind: "VP8L" })],
  ])("%s", async (_name, file) => {
    await expect(check(file)).rejects.toMatchObject({ code: "photo_too_many_pixels" });
  });

  test("accepts exactly 50 megapixels", async () => {
    await expect(check(jpeg({ width: 10_000, height: 5_000 }))).resolves.toBeDefined();
  });
});

describe("rejects a picture that needs too much memory to decode", () => {
  const large = { width: 7_000, height: 7_000 };
  const progressive = (components: number, factor = 0x11) => jpeg({ ...large, marker: 0xc2, components, factor });
  test.each([
    ["interlaced PNG", png({ ...large, interlaced: true })],
    ["16-bit PNG", png({ ...large, depth: 16 })],
    ["PNG with alpha of 49 megapixels", png({ ...large, colourType: 6 })],
    ["PNG with a transparent colour", png({ ...large, transparent: true })],
    ["progressive JPEG", progressive(3)],
    ["progressive JPEG with subsampled colours", progressive(3, 0x22)],
    ["progressive CMYK JPEG", progressive(4)],
    ["JPEG with a scan for each component", jpeg({ ...large, components: 3, scanComponents: 1 })],
    ["lossless WebP", webp({ ...large, kind: "VP8L" })],
    ["WebP with alpha", webp({ ...large, kind: "VP8X", alpha: true })],
  ])("%s", async (_name, file) => {
    await expect(check(file)).rejects.toMatchObject({
      code: "photo_needs_too_much_memory",
      details: { maxMegabytes: 150 },
    });
  });

  test.each([
    ["50-megapixel JPEG", jpeg({ width: 10_000, height: 5_000, components: 3 }), 150e6, true],
    [
      "24-megapixel progressive JPEG of a phone",
      jpeg({ ...size(6_000, 4_000), marker: 0xc2, components: 3, factor: 0x22 }),
      144e6,
      true,
    ],
    ["12-megapixel JPEG of a phone", jpeg({ ...size(4_000, 3_000), components: 3 }), 36e6, false],
    [
      "12-megapixel progressive JPEG",
      jpeg({ ...size(4_000, 2_500), marker: 0xc2, components: 3, factor: 0x22 }),
      60e6,
      false,
    ],
    [
      "small progressive JPEG of many scans",
      jpeg({ ...size(3_000, 2_000), marker: 0xc2, components: 1, scans: 60 }),
      18e6,
      true,
    ],
    ["interlaced PNG", png({ ...size(2_000, 1_000), interlaced: true, depth: 16, colourType: 6 }), 32e6, false],
    ["lossless WebP", webp({ ...size(2_000, 1_000), kind: "VP8L" }), 16e6, false],
  ])("%s passes, and says what it takes", async (_name, file, decodedBytes, isLarge) => {
    expect(await check(file)).toMatchObject({ decodedBytes, large: isLarge });
  });
});

test("rejects contradicting or undecodable headers", async () => {
  for (const file of [
    jpeg({ components: 0 }),
    jpeg({ components: 5 }),
    jpeg({ factor: 0 }),
    jpeg({ frames: 2 }),
    png({ depth: 3 }),
    png({ colourType: 5 }),
    webp({ kind: "VP8X", innerWidth: 4_000 }),
  ])
    await expect(check(file)).rejects.toMatchObject({ code: "photo_unreadable" });
});

test("accepts stray bytes between two segments and counts them as metadata", async () => {
  const whole = jpeg();
  const scan = whole.indexOf(Buffer.from([0xff, 0xda]));
  const withStray = (bytes: number) =>
    Buffer.concat([whole.subarray(0, scan), Buffer.alloc(bytes, "Anna"), whole.subarray(scan)]);
  expect(await check(withStray(4))).toMatchObject({ metadata: [{ type: "text", at: scan, length: 4 }] });
  const atTheStart = Buffer.concat([whole.subarray(0, 2), Buffer.from([0xff, 0, 0]), whole.subarray(2)]);
  await expect(check(atTheStart)).rejects.toMatchObject({ code: "photo_unreadable" });
  await expect(check(withStray(65))).rejects.toMatchObject({ code: "photo_unreadable" });
});

test("rejects a file of 12 MB and one byte", async () => {
  await expect(check(Buffer.concat([jpeg(), Buffer.alloc(12 * 1024 * 1024)]))).rejects.toMatchObject({
    code: "photo_too_large",
  });
});

test.each([
  ["PNG", png({ animated: true })],
  ["WebP", webp({ kind: "VP8X", animated: true })],
])("an animated %s is refused", async (_name, file) => {
  await expect(check(file)).rejects.toMatchObject({ code: "photo_animated" });
});

describe("rejects a photo truncated at any position", () => {
  test.each([
    ["JPEG", jpeg()],
    ["PNG", png()],
    ["WebP", webp()],
    ["extended WebP", webp({ kind: "VP8X" })],
  ])("%s", async (_name, file) => {
    for (let length = 12; length < file.length; length++) {
      await expect(check(file.subarray(0, length))).rejects.toMatchObject({ code: "photo_unreadable" });
    }
  });
});

describe("rejects a polyglot file", () => {
  const zip = Buffer.concat([Buffer.from("PK\x03\x04", "latin1"), Buffer.alloc(80)]);
  const zipEnd = Buffer.concat([Buffer.alloc(40, 1), Buffer.from("PK\x05\x06", "latin1"), Buffer.alloc(18)]);
  test.each([
    ["JPEG with a page in its comment", jpeg({ comment: "<html><body>hello" })],
    ["JPEG with a script in its comment", jpeg({ comment: "x<SCRIPT >alert(1)</SCRIPT>" })],
    ["JPEG with a PDF in its comment", jpeg({ comment: "%PDF-1.4 1 0 obj" })],
    ["JPEG with PHP in its comment", jpeg({ comment: "<?php system($_GET[0]);" })],
    ["JPEG with an archive behind it", Buffer.concat([jpeg(), zip])],
    ["JPEG with something in front of an archive's directory", Buffer.concat([jpeg(), zipEnd])],
    ["JPEG with a PDF behind it", Buffer.concat([jpeg(), Buffer.from("\n%PDF-1.4\n")])],
    ["JPEG with a GIF behind it", Buffer.concat([jpeg(), Buffer.from("GIF89a....")])],
    [
      "JPEG with a page far behind it",
      Buffer.concat([jpeg(), Buffer.alloc(200_000, 65), Buffer.from("<!DOCTYPE html><p>")]),
    ],
    ["PNG with a page behind it", Buffer.concat([png(), Buffer.from("<svg onload=alert(1)>")])],
    ["PNG with a JPEG behind it", Buffer.concat([png(), jpeg()])],
    ["WebP with an archive behind it", Buffer.concat([webp(), zip])],
  ])("%s", async (_name, file) => {
    await expect(check(file)).rejects.toMatchObject({ code: "photo_unreadable" });
  });
});

test("finds a hidden page at any offset, also across the edge of a window", async () => {
  const sign = "<!doctype html>";
  for (let before = 2 * WINDOW - 60; before < 2 * WINDOW + 20; before++) {
    const file = Buffer.concat([jpeg(), Buffer.alloc(before - jpeg().length, 65), Buffer.from(sign)]);
    await expect(check(file)).rejects.toMatchObject({ code: "photo_unreadable" });
  }
});

describe("rejects files made to waste time", () => {
  test("a PNG of 40,000 chunks", async () => {
    await expect(check(png({ chunks: 40_000 }))).rejects.toMatchObject({ code: "photo_unreadable" });
  });
  test("a JPEG of a million segments", async () => {
    const empty = Buffer.alloc(4_000_000, Buffer.from([0xff, 0xe1, 0x00, 0x02]));
    await expect(check(Buffer.concat([Buffer.from([0xff, 0xd8]), empty]))).rejects.toMatchObject({
      code: "photo_unreadable",
    });
  });
  test("a JPEG without area, and one with a frame but no picture", async () => {
    await expect(check(jpeg({ width: 0 }))).rejects.toMatchObject({ code: "photo_unreadable" });
    const whole = jpeg();
    const noScan = Buffer.concat([
      whole.subarray(0, whole.indexOf(Buffer.from([0xff, 0xda]))),
      Buffer.from([0xff, 0xd9]),
    ]);
    await expect(check(noScan)).rejects.toMatchObject({ code: "photo_unreadable" });
  });
});
