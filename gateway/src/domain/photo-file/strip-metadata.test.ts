import { crc32 } from "node:zlib";
import { expect, test } from "vitest";
import { jpeg, latin, png, u16, u32, webp } from "@hundeblick/kit/testing";
import { bufferBytes, checkPhoto } from "@hundeblick/kit/photo-file";
import { stripMetadata } from "./strip-metadata.ts";

/** The file without its metadata. */
async function stripped(file: Buffer): Promise<Buffer> {
  const copy = Buffer.from(file);
  const { contentType, end, metadata } = await checkPhoto(bufferBytes(copy));
  for await (const { at, bytes } of stripMetadata(bufferBytes(copy), contentType, metadata)) bytes.copy(copy, at);
  await checkPhoto(bufferBytes(copy));
  return copy.subarray(0, end);
}

/** An Exif block like a camera's: orientation, device and location. */
function exif(order: "II" | "MM", orientation: number): Buffer {
  const field = (n: number): Buffer => (order === "II" ? Buffer.from([n & 255, n >> 8]) : u16(n));
  const long = (n: number): Buffer => (order === "II" ? Buffer.concat([field(n & 0xffff), field(n >>> 16)]) : u32(n));
  const entry = (tag: number, type: number, count: number, value: Buffer): Buffer =>
    Buffer.concat([field(tag), field(type), long(count), value]);
  return Buffer.concat([
    latin(order),
    field(42),
    long(8),
    field(3),
    entry(0x010f, 2, 10, long(50)),
    entry(0x0112, 3, 1, Buffer.concat([field(orientation), field(0)])),
    entry(0x8825, 4, 1, long(60)),
    long(0),
    latin("TESTPHONE\0GPS 52.52 13.40"),
  ]);
}
const segment = (marker: number, body: Buffer): Buffer =>
  Buffer.concat([Buffer.from([0xff, marker]), u16(body.length + 2), body]);
const withSegments = (...segments: Buffer[]): Buffer =>
  Buffer.concat([jpeg().subarray(0, 2), ...segments, jpeg().subarray(2)]);
const chunk = (type: string, body: Buffer): Buffer =>
  Buffer.concat([u32(body.length), latin(type), body, u32(crc32(Buffer.concat([latin(type), body])))]);
const SECRET = /TESTPHONE|GPS|52\.52|Anna|Berlin/;

test.each(["II", "MM"] as const)(
  "a JPEG's Exif (%s) keeps which side is up, and nothing of place or device",
  async (order) => {
    const file = withSegments(segment(0xe1, Buffer.concat([latin("Exif\0\0"), exif(order, 6)])));
    const after = await stripped(file);
    expect(after).toHaveLength(file.length);
    expect(after.toString("latin1")).not.toMatch(SECRET);
    const at = after.indexOf(latin("Exif\0\0MM\0*"));
    expect(after.readUInt16BE(at + 6 + 10)).toBe(0x0112);
    expect(after.readUInt16BE(at + 6 + 18)).toBe(6);
  },
);

test("removes comments, XMP and makers' segments, and keeps colour profiles", async () => {
  const file = withSegments(
    segment(0xe1, latin("http://ns.adobe.com/xap/1.0/\0<x>Berlin</x>")),
    segment(0xed, latin("Photoshop 3.0\0Anna")),
    segment(0xe5, latin("TESTPHONE")),
    segment(0xfe, latin("Anna in Berlin")),
    segment(0xe2, latin("ICC_PROFILE\0colours")),
    segment(0xee, latin("Adobe colours")),
  );
  const text = (await stripped(file)).toString("latin1");
  expect(text).not.toMatch(SECRET);
  expect(text).toContain("ICC_PROFILE\0colours");
  expect(text).toContain("Adobe colours");
});

test("removes a film behind a JPEG, which may contain the location too", async () => {
  const film = Buffer.concat([Buffer.from([0, 0, 0, 24]), latin("ftypmp42 GPS 52.52")]);
  expect((await stripped(Buffer.concat([jpeg(), film]))).equals(jpeg())).toBe(true);
});

test("removes text chunks of a PNG with a valid checksum", async () => {
  const head = png().subarray(0, 33);
  const file = Buffer.concat([
    head,
    chunk("tEXt", latin("Author\0Anna")),
    chunk("eXIf", exif("MM", 3)),
    chunk("iTXt", Buffer.concat([latin("Berlin"), Buffer.alloc(200_000, 65)])),
    png().subarray(33),
  ]);
  const after = await stripped(file);
  expect(after).toHaveLength(file.length);
  expect(after.toString("latin1")).not.toMatch(SECRET);
  for (let at = 33; at < 33 + 200_000;) {
    const length = after.readUInt32BE(at);
    expect(after.readUInt32BE(at + 8 + length)).toBe(crc32(after.subarray(at + 4, at + 8 + length)));
    at += length + 12;
  }
});

test("removes Exif and XMP of a WebP", async () => {
  const plain = webp({ kind: "VP8X" });
  const riff = (type: string, body: Buffer): Buffer => {
    const size = Buffer.alloc(4);
    size.writeUInt32LE(body.length);
    return Buffer.concat([latin(type), size, body, Buffer.alloc(body.length % 2)]);
  };
  const body = Buffer.concat([plain.subarray(8), riff("EXIF", exif("II", 8)), riff("XMP ", latin("<x>Berlin</x>"))]);
  const size = Buffer.alloc(4);
  size.writeUInt32LE(body.length);
  const after = await stripped(Buffer.concat([latin("RIFF"), size, body]));
  expect(after.toString("latin1")).not.toMatch(SECRET);
});

test("blanks a broken Exif block", async () => {
  for (const broken of [
    "",
    "II*\0",
    `II*\0\xff\xff\xff\xff${"Berlin".repeat(8)}`,
    `MM\0*\0\0\0\x08\xff\xff${"Berlin".repeat(8)}`,
    "Berlin".repeat(10),
  ]) {
    expect((await stripped(withSegments(segment(0xe1, latin(`Exif\0\0${broken}`))))).toString("latin1")).not.toMatch(
      SECRET,
    );
  }
});
