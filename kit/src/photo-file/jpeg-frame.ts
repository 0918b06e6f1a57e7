import { assertPixels, unreadable } from "./photo-limits.ts";

export type JpegFrame = {
  width: number;
  height: number;
  channels: number;
  bytesPerSample: 1 | 2;
  isProgressive: boolean;
  /** Bytes per pixel of the picture's coefficients: 16 bits each, less for subsampled colours. */
  coefficientBytesPerPixel: number;
};

/** SOF2, SOF6, SOF10 and SOF14. */
const isProgressive = (marker: number): boolean => [0xc2, 0xc6, 0xca, 0xce].includes(marker);
const COMPONENTS_AT = 8;
const MAX_COMPONENTS = 4;

/**
 * Reads a frame header from its length field on (ITU-T T.81, B.2.2).
 * @throws {AppError} photo_unreadable, photo_too_many_pixels
 */
export function readJpegFrame(marker: number, segment: Buffer): JpegFrame {
  const channels = segment[COMPONENTS_AT - 1] ?? 0;
  if (segment.length < COMPONENTS_AT + 3 * channels) throw unreadable("cut off in the frame header");
  const [height, width] = [segment.readUInt16BE(3), segment.readUInt16BE(5)];
  assertPixels(width, height);
  if (channels === 0 || channels > MAX_COMPONENTS) throw unreadable(`a JPEG of ${channels} components`);
  const factors = Array.from({ length: channels }, (_, n) => segment[COMPONENTS_AT + 1 + 3 * n] ?? 0);
  const across = factors.map((factor) => factor >> 4);
  const down = factors.map((factor) => factor & 15);
  if ([...across, ...down].some((factor) => factor < 1 || factor > 4))
    throw unreadable("an impossible sampling factor");
  const samples = across.reduce((sum, h, n) => sum + h * (down[n] ?? 1), 0);
  return {
    width,
    height,
    channels,
    bytesPerSample: (segment[2] ?? 8) > 8 ? 2 : 1,
    isProgressive: isProgressive(marker),
    coefficientBytesPerPixel: (2 * samples) / (Math.max(...across) * Math.max(...down)),
  };
}
