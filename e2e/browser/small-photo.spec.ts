import sharp, { type Sharp } from "sharp";
import { buildPhoto } from "../support/photos.ts";
import { storedPhoto } from "../support/stored-photo.ts";
import { choosePhoto, expect, open, test } from "../support/visitor.ts";

test("a large photo leaves the browser small, upright and without place and time", async ({ page }) => {
  const drawn = await buildPhoto({ seed: 7, width: 4032, height: 3024 });
  // grain, as a sensor has it: without it a drawing is small at any size
  const grain = {
    width: 4032,
    height: 3024,
    channels: 3 as const,
    noise: { type: "gaussian" as const, mean: 128, sigma: 12 },
  };
  const noise = await sharp({ create: { ...grain, background: "grey" } })
    .png()
    .toBuffer();
  // turned by a quarter, as a phone held upright writes it
  const buffer = await sharp(drawn)
    .composite([{ input: noise, blend: "soft-light" }])
    .jpeg({ quality: 98 })
    .withMetadata({ orientation: 6 })
    .withExifMerge({ IFD0: { Copyright: "here and now" }, IFD3: { GPSLatitudeRef: "N", GPSLatitude: "52/1 30/1 0/1" } })
    .toBuffer();
  expect(buffer.length).toBeGreaterThan(1_000_000);

  await open(page, "/en/upload");
  await choosePhoto(page, "en", { name: "frieda.jpg", mimeType: "image/jpeg", buffer });
  await expect(page.getByText("Place and time of the picture stay on your device.")).toBeVisible();

  const small = await storedPhoto(page);
  const { format, width, height, exif } = await sharp(small).metadata();
  expect({ format, width, height, exif }).toEqual({ format: "jpeg", width: 1200, height: 1600, exif: undefined });
  expect(small.length).toBeLessThanOrEqual(400_000);
  const pixel = async (image: Sharp) => (await image.resize(8, 8, { fit: "fill" }).raw().toBuffer()).subarray(0, 3);
  const [seen, wanted] = [await pixel(sharp(small)), await pixel(sharp(buffer).rotate())];
  for (const channel of [0, 1, 2]) expect(Math.abs((seen[channel] ?? 0) - (wanted[channel] ?? 0))).toBeLessThan(25);
});
