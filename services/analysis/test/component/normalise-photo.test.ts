import { describe, expect, test } from "vitest";
import sharp from "sharp";
import { normalisePhoto } from "../../src/adapters/sharp/normalise-photo.ts";
import { buildPicture, encodeJpeg, phonePhoto, pixelBomb } from "../support/pictures.ts";

const refused = (code: string) => expect.objectContaining({ code });

describe("normalised photo", () => {
  test("a phone's photo becomes an upright JPEG without location", async () => {
    const upload = await phonePhoto();
    expect(upload.includes("TESTPHONE")).toBe(true);
    const photo = await normalisePhoto(upload);
    const { format, width, height, exif, orientation, icc, xmp } = await sharp(photo).metadata();
    expect({ format, width, height, exif, orientation, icc, xmp }).toEqual({
      format: "jpeg",
      width: 900,
      height: 1_200,
    });
    expect(photo.includes("TESTPHONE") || photo.includes("Exif")).toBe(false);
  });

  test("scales a large photo down to 1,600 px, and keeps a small one", async () => {
    const sizes = await Promise.all(
      [
        { width: 4_000, height: 1_000 },
        { width: 300, height: 200 },
      ].map(async (size) => {
        const { width, height } = await sharp(await normalisePhoto(await encodeJpeg(size))).metadata();
        return [width, height];
      }),
    );
    expect(sizes).toEqual([
      [1_600, 400],
      [300, 200],
    ]);
  });

  test("PNG with transparency, 16-bit grey PNG, WebP and CMYK JPEG all become an sRGB JPEG", async () => {
    const picture = () => buildPicture({ width: 200, height: 100 });
    const uploads = await Promise.all([
      picture().ensureAlpha(0.5).png().toBuffer(),
      picture().greyscale().toColourspace("grey16").png().toBuffer(),
      picture().webp().toBuffer(),
      picture().toColourspace("cmyk").jpeg().toBuffer(),
    ]);
    for (const upload of uploads) {
      expect(await sharp(await normalisePhoto(upload)).metadata()).toMatchObject({
        format: "jpeg",
        space: "srgb",
        channels: 3,
        width: 200,
        height: 100,
      });
    }
  });

  test("rejects a truncated photo", async () => {
    for (const make of [buildPicture().jpeg(), buildPicture().png(), buildPicture().webp()]) {
      const whole = await make.toBuffer();
      for (const share of [0.3, 0.9, 0.995]) {
        await expect(normalisePhoto(whole.subarray(0, Math.floor(whole.length * share)))).rejects.toEqual(
          refused("photo_unreadable"),
        );
      }
    }
  });

  test("accepts stray bytes between two markers", async () => {
    const jpeg = await encodeJpeg();
    const scan = jpeg.indexOf(Buffer.from([0xff, 0xda]));
    await expect(
      normalisePhoto(Buffer.concat([jpeg.subarray(0, scan), Buffer.alloc(4), jpeg.subarray(scan)])),
    ).resolves.toBeInstanceOf(Buffer);
  });

  test("rejects random data behind valid first bytes", async () => {
    await expect(
      normalisePhoto(Buffer.concat([Buffer.from([0xff, 0xd8, 0xff, 0xe0]), Buffer.alloc(5_000, 1)])),
    ).rejects.toEqual(refused("photo_unreadable"));
  });

  test("rejects a decompression bomb by its header alone", async () => {
    const bomb = pixelBomb();
    expect(bomb.length).toBeLessThan(1_000_000);
    const before = { work: process.cpuUsage(), rss: process.memoryUsage.rss() };
    await expect(normalisePhoto(bomb)).rejects.toEqual(refused("photo_too_many_pixels"));
    const { user, system } = process.cpuUsage(before.work);
    expect(user + system).toBeLessThan(1_000_000);
    expect(process.memoryUsage.rss() - before.rss).toBeLessThan(20e6);
  });

  test("is deterministic", async () => {
    const upload = await encodeJpeg({ width: 2_000, height: 1_500 });
    expect((await normalisePhoto(upload)).equals(await normalisePhoto(upload))).toBe(true);
  });
});

test("never decodes an SVG", async () => {
  const svg = Buffer.from("<svg xmlns='http://www.w3.org/2000/svg' width='10' height='10'/>");
  await expect(sharp(svg).png().toBuffer()).rejects.toThrow();
});
