import type { PhotoSquare } from "@hundeblick/proto/health/photo-subject";
import type { PercentCrop } from "react-image-crop";

export type Crop = PercentCrop;
export type Size = { width: number; height: number };

/** Initial and minimum size, as shares of the photo's shorter edge. */
const FIRST_SIDE = 0.6;
const SMALLEST_SIDE = 0.05;

const shorter = ({ width, height }: Size): number => Math.min(width, height);
const within = (value: number, least: number, most: number): number => Math.min(Math.max(value, least), most);

/** A square in percent of a photo around this centre, clamped to the photo. */
function around(photo: Size, side: number, middle: { x: number; y: number }): Crop {
  const width = (100 * side * shorter(photo)) / photo.width;
  const height = (100 * side * shorter(photo)) / photo.height;
  return {
    unit: "%",
    width,
    height,
    x: within(middle.x - width / 2, 0, 100 - width),
    y: within(middle.y - height / 2, 0, 100 - height),
  };
}

/** A server's square, clamped to the photo like there. */
export const cropOf = ({ left, top, side }: PhotoSquare, photo: Size): Crop => {
  const [width, height] = [side * shorter(photo) * (100 / photo.width), side * shorter(photo) * (100 / photo.height)];
  return { unit: "%", width, height, x: Math.min(100 * left, 100 - width), y: Math.min(100 * top, 100 - height) };
};

export const centred = (photo: Size): Crop => around(photo, FIRST_SIDE, { x: 50, y: 50 });

/** Resizes a square around its centre by a share of the shorter edge. */
export const resized = (crop: Crop, photo: Size, by: number): Crop =>
  around(photo, within(shareOf(crop, photo).side + by, SMALLEST_SIDE, 1), {
    x: crop.x + crop.width / 2,
    y: crop.y + crop.height / 2,
  });

/** The square for the server: shares of the photo. */
export const shareOf = ({ x, y, width }: Crop, photo: Size): PhotoSquare => ({
  left: within(x / 100, 0, 1),
  top: within(y / 100, 0, 1),
  side: within(((width / 100) * photo.width) / shorter(photo), SMALLEST_SIDE, 1),
});
