import sharp, { type Sharp } from "sharp";
import { buildPhonePhoto } from "../support/photos.ts";
import { storedPhoto } from "../support/stored-photo.ts";
import { choosePhoto, expect, open, test } from "../support/visitor.ts";

test("resizes and rotates a large photo in the browser, and strips its metadata", async ({ page }) => {
  const buffer = await buildPhonePhoto();
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
