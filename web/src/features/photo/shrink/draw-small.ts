import { decodePhoto } from "./decode-photo.ts";
import { fitWithin } from "./fit-within.ts";

/** Maximum size on the server. */
const LONG_SIDE = 1600;
const MAX_BYTES = 400_000;
const QUALITIES = [0.88, 0.8, 0.7, 0.6, 0.5];

/** The photo upright, resized, as JPEG without metadata. */
export async function drawSmall(photo: Blob): Promise<Blob | null> {
  const decoded = await decodePhoto(photo, 1.5 * LONG_SIDE);
  const { width, height } = fitWithin(decoded.width, decoded.height, LONG_SIDE);
  const canvas = new OffscreenCanvas(width, height);
  const context = canvas.getContext("2d");
  if (!context || !keepsColours(context)) return null;
  // transparent parts of a PNG
  context.fillStyle = "white";
  context.fillRect(0, 0, width, height);
  context.imageSmoothingQuality = "high";
  context.drawImage(decoded.picture, 0, 0, width, height);
  decoded.close();
  let small: Blob | null = null;
  for (const quality of QUALITIES) {
    small = await canvas.convertToBlob({ type: "image/jpeg", quality });
    if (small.size <= MAX_BYTES) break;
  }
  return small;
}

/** Browsers with fingerprinting protection return noise instead of the drawing. */
function keepsColours(context: OffscreenCanvasRenderingContext2D): boolean {
  context.fillStyle = "rgb(200, 100, 50)";
  context.fillRect(0, 0, 1, 1);
  const [red = 0, green = 0, blue = 0] = context.getImageData(0, 0, 1, 1).data;
  return Math.abs(red - 200) < 8 && Math.abs(green - 100) < 8 && Math.abs(blue - 50) < 8;
}
