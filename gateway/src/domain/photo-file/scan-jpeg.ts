import { MAX_PIECES, WINDOW, type Bytes, type Note, type PhotoShape } from "./bytes.ts";
import { assertPixels, unreadable } from "./photo-limits.ts";

const EOI = 0xd9;
const SOS = 0xda;
const isStandalone = (marker: number): boolean => marker === 0x01 || (marker >= 0xd0 && marker <= 0xd8);
/** APP1 (Exif, XMP), APP3 to APP13 (makers' own, Photoshop's) and comments. APP0, APP2 and APP14 say how colours are meant. */
const isNote = (marker: number): boolean =>
  marker === 0xfe || marker === 0xe1 || (marker >= 0xe3 && marker <= 0xed) || marker === 0xef;
/** SOF0–SOF15, without the three codes of the range that are something else (DHT, JPG, DAC). */
const isFrame = (marker: number): boolean => marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);

/**
 * Walks a JPEG from segment to segment to its end marker without decoding it.
 * @throws {AppError} photo_unreadable when it is cut off or broken, photo_too_many_pixels
 * Source: ITU-T T.81, annex B.
 */
export async function scanJpeg(bytes: Bytes): Promise<PhotoShape> {
  let frame: { width: number; height: number } | undefined;
  const notes: Note[] = [];
  let scans = 0;
  let at = 2;
  for (let pieces = 0; pieces < MAX_PIECES; pieces++) {
    const { marker, after } = await nextMarker(bytes, at);
    at = after;
    if (marker === EOI) {
      if (!frame || scans === 0) throw unreadable("no picture between start and end");
      return { ...frame, end: at, notes };
    }
    if (isStandalone(marker)) continue;
    const header = await bytes.at(at, 7);
    const length = header.length >= 2 ? header.readUInt16BE(0) : 0;
    if (length < 2) throw unreadable("a segment without length");
    if (isFrame(marker)) {
      if (header.length < 7) throw unreadable("cut off in the frame header");
      frame = { height: header.readUInt16BE(3), width: header.readUInt16BE(5) };
      assertPixels(frame.width, frame.height);
    }
    if (isNote(marker)) notes.push({ type: marker === 0xe1 ? "exif" : "text", at: at + 2, length: length - 2 });
    at += length;
    if (marker === SOS) {
      scans += 1;
      at = await endOfScan(bytes, at);
    }
  }
  throw unreadable("too many segments");
}

/** Markers are 0xFF and a code; further 0xFF before the code are padding. */
async function nextMarker(bytes: Bytes, at: number): Promise<{ marker: number; after: number }> {
  const here = await bytes.at(at, 16);
  if (here[0] !== 0xff) throw unreadable("no marker where one belongs");
  const code = here.findIndex((byte) => byte !== 0xff);
  const marker = here[code];
  if (marker === undefined || marker === 0) throw unreadable("cut off between segments");
  return { marker, after: at + code + 1 };
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
    // a 0xFF in the last place is looked at again with its successor
    at += found === here.length - 1 ? Math.max(found, 1) : here.length;
  }
  throw unreadable("cut off in the picture data");
}
