import type { PhotoType } from "@hundeblick/proto/photo";
import { WINDOW, type Bytes, type PhotoShape } from "./bytes.ts";
import { unreadable } from "./photo-limits.ts";

/** Byte patterns no picture holds; long enough not to occur in 12 MB of compressed data by chance (below 1:100,000). */
const DOCUMENT = /^(?:<script[\s>]|<html[\s>]|<!doctype html|<svg[\s>]|<\?php\s|%pdf-\d)/i;
const MAX_SIGN_LENGTH = 16;
/** First bytes of these patterns, each with its possible second bytes (in lower case). */
const STARTS = [
  ["<", "sh!?"],
  ["%", "p"],
].map(([first = "", seconds = ""]) => ({ first: first.charCodeAt(0), seconds: Buffer.from(seconds) }));

/** Signatures right behind the picture. A second JPEG or a short film (`ftyp`), as phones append them, is allowed. */
const SECOND_FILES = [
  "PK\x03\x04",
  "Rar!",
  "7z\xbc\xaf",
  "GIF8",
  "\x89PNG",
  "RIFF",
  "II*\0",
  "MM\0*",
  "\x7fELF",
  "\x1f\x8b",
  "%PDF",
];
const isBitmap = (text: string): boolean => text.startsWith("BM") && text.startsWith("\0\0\0\0", 6);
const isSecondFile = (text: string): boolean => SECOND_FILES.some((sign) => text.startsWith(sign)) || isBitmap(text);
const ZIP_DIRECTORY = Buffer.from("PK\x05\x06", "latin1");
const ZIP_DIRECTORY_REACH = 65_557;

/** Rejects a polyglot: a picture that is also a page, a document or an archive. @throws {AppError} photo_unreadable */
export async function rejectHiddenFormat(bytes: Bytes, type: PhotoType, { end }: PhotoShape): Promise<void> {
  for (let at = 0; at < bytes.size; at += WINDOW - MAX_SIGN_LENGTH) {
    if (holdsDocument(await bytes.at(at, WINDOW))) throw unreadable("a document inside");
  }
  if (end >= bytes.size) return;
  const behind = (await bytes.at(end, 256)).toString("latin1").replace(/^[\0\s]+/, "");
  if (isSecondFile(behind) || (type !== "image/jpeg" && behind.startsWith("\xff\xd8\xff")))
    throw unreadable("a second file behind it");
  const tail = Math.max(end, bytes.size - ZIP_DIRECTORY_REACH);
  if ((await bytes.at(tail, ZIP_DIRECTORY_REACH)).includes(ZIP_DIRECTORY)) throw unreadable("an archive behind it");
}

/** Compares bytes, because decoding a 12 MB file to text would need as much memory again. */
function holdsDocument(window: Buffer): boolean {
  return STARTS.some(({ first, seconds }) => {
    for (let at = window.indexOf(first); at !== -1; at = window.indexOf(first, at + 1)) {
      const second = (window[at + 1] ?? 0) | 0x20;
      if (seconds.includes(second) && DOCUMENT.test(window.toString("latin1", at, at + MAX_SIGN_LENGTH))) return true;
    }
    return false;
  });
}
