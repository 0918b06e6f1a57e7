import { MAX_SEGMENTS, WINDOW, type Bytes, type MetadataSegment, type PhotoShape } from "./bytes.ts";
import { readJpegFrame, type JpegFrame } from "./jpeg-frame.ts";
import { unreadable } from "./photo-limits.ts";

const EOI = 0xd9;
const SOS = 0xda;
const isStandalone = (marker: number): boolean => marker === 0x01 || (marker >= 0xd0 && marker <= 0xd8);
/** Metadata: APP1 (Exif, XMP), APP3 to APP13 and comments. APP0, APP2 and APP14 define colours. */
const isMetadata = (marker: number): boolean =>
  marker === 0xfe || marker === 0xe1 || (marker >= 0xe3 && marker <= 0xed) || marker === 0xef;
/** SOF0–SOF15 without the three codes in that range with another meaning (DHT, JPG, DAC). */
const isFrame = (marker: number): boolean => marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
/** Stray bytes some phones leave between two segments; decoders skip them. */
const MAX_STRAY_BYTES = 64;

/**
 * Walks a JPEG's segments to its end marker without decoding it. Source: ITU-T T.81, annex B.
 * @throws {AppError} photo_unreadable when it is truncated or broken, photo_too_many_pixels
 */
export async function scanJpeg(bytes: Bytes): Promise<PhotoShape> {
  let frame: JpegFrame | undefined;
  const metadata: MetadataSegment[] = [];
  let componentsOfFirstScan = 0;
  let scans = 0;
  let at = 2;
  for (let pieces = 0; pieces < MAX_SEGMENTS; pieces++) {
    const { marker, stray, after } = await nextMarker(bytes, at);
    if (stray > 0 && at === 2) throw unreadable("no segment behind the start");
    if (stray > 0) metadata.push({ type: "text", at, length: stray });
    at = after;
    if (marker === EOI) {
      if (!frame || scans === 0) throw unreadable("no picture between start and end");
      return { ...shapeOf(frame, componentsOfFirstScan, scans), end: at, metadata };
    }
    if (isStandalone(marker)) continue;
    const header = await bytes.at(at, 3);
    const length = header.length >= 2 ? header.readUInt16BE(0) : 0;
    if (length < 2) throw unreadable("a segment without length");
    if (isFrame(marker)) {
      if (frame) throw unreadable("two frame headers");
      frame = readJpegFrame(marker, await bytes.at(at, length));
    }
    if (isMetadata(marker)) metadata.push({ type: marker === 0xe1 ? "exif" : "text", at: at + 2, length: length - 2 });
    if (marker === SOS) {
      if (!frame) throw unreadable("picture data before the frame header");
      scans += 1;
      if (scans === 1) componentsOfFirstScan = header[2] ?? 0;
      at = await endOfScan(bytes, at + length);
    } else at += length;
  }
  throw unreadable("too many segments");
}

/** A picture of several scans is complete only after the last one, so a decoder buffers its coefficients. */
function shapeOf(frame: JpegFrame, componentsOfFirstScan: number, scans: number): Omit<PhotoShape, "end" | "metadata"> {
  const { width, height, channels, bytesPerSample, coefficientBytesPerPixel } = frame;
  const isBuffered = frame.isProgressive || componentsOfFirstScan < channels;
  const bufferedPerPixel = isBuffered ? coefficientBytesPerPixel : 0;
  return { width, height, decoding: { channels, bytesPerSample, bufferedPerPixel, passes: isBuffered ? scans : 1 } };
}

/** Markers are 0xFF and a code; further 0xFF before the code are padding. */
async function nextMarker(bytes: Bytes, at: number): Promise<{ marker: number; stray: number; after: number }> {
  const here = await bytes.at(at, MAX_STRAY_BYTES + 16);
  let code = here.findIndex((byte, i) => byte !== 0xff && byte !== 0 && here[i - 1] === 0xff);
  const marker = here[code];
  if (marker === undefined) throw unreadable("no marker where one belongs");
  const after = at + code + 1;
  while (code > 0 && here[code - 1] === 0xff) code--;
  if (code > MAX_STRAY_BYTES) throw unreadable("too much between two segments");
  return { marker, stray: code, after };
}

/** First marker after compressed data; 0xFF00 is a data byte and 0xFFD0–0xFFD7 only separate intervals. */
async function endOfScan(bytes: Bytes, from: number): Promise<number> {
  for (let at = from; at < bytes.size - 1;) {
    const here = await bytes.at(at, WINDOW);
    let found = here.indexOf(0xff);
    while (found !== -1 && found < here.length - 1) {
      const next = here[found + 1] ?? 0;
      if (next !== 0 && next !== 0xff && (next < 0xd0 || next > 0xd7)) return at + found;
      found = here.indexOf(0xff, next === 0xff ? found + 1 : found + 2);
    }
    // a 0xFF at the end of the window is read again with its successor
    at += found === here.length - 1 ? Math.max(found, 1) : here.length;
  }
  throw unreadable("cut off in the picture data");
}
