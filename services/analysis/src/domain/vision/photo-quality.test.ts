import { describe, expect, test } from "vitest";
import { measureQuality } from "@hundeblick/proto/health/photo-quality";
import { photoFindings, unusablePhotoVerdict } from "./photo-quality.ts";

const WIDTH = 64;
/** A picture made of one grey level per pixel. */
const picture = (level: (x: number, y: number) => number) =>
  measureQuality(
    Uint8Array.from({ length: WIDTH * WIDTH }, (_, i) => level(i % WIDTH, Math.floor(i / WIDTH))),
    WIDTH,
    WIDTH,
  );
const checks = (dark: number, bright: number) => picture((x, y) => (((x >> 2) + (y >> 2)) % 2 ? bright : dark));

describe("photo quality", () => {
  test("accepts a well lit, sharp picture", () => {
    expect(unusablePhotoVerdict(checks(60, 200))).toBeUndefined();
  });
  test("a picture at an eighth of the light is too dark, whatever its edges", () => {
    expect(unusablePhotoVerdict(checks(8, 25))).toBe("photo_too_dark");
  });
  test("a picture without edges is blurred", () => {
    expect(unusablePhotoVerdict(picture((x) => 100 + x))).toBe("photo_blurred");
  });
  test("reports darkness before blur", () => {
    expect(unusablePhotoVerdict(picture(() => 10))).toBe("photo_too_dark");
  });
  test("a sharp dark dog on a plain ground is neither dark nor blurred", () => {
    const onWhite = picture((x, y) => (x > 20 && x < 44 && y > 20 && y < 44 ? ((x + y) % 2) * 40 : 235));
    expect(unusablePhotoVerdict(onWhite)).toBeUndefined();
    const onBlack = picture((x, y) => (x > 20 && x < 44 && y > 20 && y < 44 ? 20 + ((x + y) % 2) * 160 : 6));
    expect(unusablePhotoVerdict(onBlack)).toBeUndefined();
  });
  test("the limits themselves are good enough", () => {
    const limits = { meanBrightness: 49.9, highlight: 89, sharpness: 300, overexposedShare: 0 };
    expect(unusablePhotoVerdict(limits)).toBe("photo_too_dark");
    expect(unusablePhotoVerdict({ ...limits, meanBrightness: 50 })).toBeUndefined();
    expect(unusablePhotoVerdict({ ...limits, highlight: 90 })).toBeUndefined();
    expect(unusablePhotoVerdict({ ...limits, highlight: 90, sharpness: 299.9 })).toBe("photo_blurred");
  });
  test("poor quality is a hint where a dog was recognised", () => {
    const codes = (quality: Parameters<typeof photoFindings>[0]) => photoFindings(quality).map(({ code }) => code);
    expect(codes(checks(8, 25))).toEqual(["photo_dark"]);
    expect(codes(picture((x) => 100 + x))).toEqual(["photo_soft"]);
    expect(codes(checks(60, 200))).toEqual([]);
  });
  test("a quarter of pure white is a hint, not a rejection", () => {
    const quality = picture((x, y) => (x < WIDTH / 4 ? 255 : 80 + ((x + y) % 2) * 60));
    expect(unusablePhotoVerdict(quality)).toBeUndefined();
    expect(quality.overexposedShare).toBeCloseTo(0.25, 2);
    expect(photoFindings(quality)).toMatchObject([{ code: "photo_overexposed", area: "photo", basis: "seen" }]);
    expect(photoFindings({ ...quality, overexposedShare: 0.2 })).toEqual([]);
  });
  test("a picture of a single pixel can be measured", () => {
    expect(measureQuality(new Uint8Array([255]), 1, 1)).toEqual({
      meanBrightness: 255,
      highlight: 255,
      sharpness: 0,
      overexposedShare: 1,
    });
  });
});
