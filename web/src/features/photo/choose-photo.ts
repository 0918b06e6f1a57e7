import { MAX_PHOTO_BYTES } from "@hundeblick/proto/photo";

export type PhotoProblem = "heic" | "too_large" | "no_photo" | "not_arrived";
/** `ignored`: no image in the selection. */
type PhotoChoice = { kind: "photo"; file: File } | { kind: "problem"; problem: PhotoProblem } | { kind: "ignored" };

const HEIC_NAME = /\.(heic|heif)$/i;
/** iPhone's format, which only Apple's browsers decode. */
export const isHeic = (file: File) =>
  /^image\/hei[cf]/.test(file.type) || (file.type === "" && HEIC_NAME.test(file.name));

/** Takes the first image of a selection or drop, and ignores other files. */
export function choosePhoto(files: Iterable<File>): PhotoChoice {
  const file = [...files].find((candidate) => candidate.type.startsWith("image/") || isHeic(candidate));
  if (!file) return { kind: "ignored" };
  if (file.size > MAX_PHOTO_BYTES) return { kind: "problem", problem: "too_large" };
  return { kind: "photo", file };
}

/** Signatures of JPEG, PNG and WebP; the four bytes after RIFF are the length. */
const STARTS = [/^ffd8ff/, /^89504e470d0a1a0a/, /^52494646.{8}57454250/];

/** Detects JPEG, PNG and WebP by content, like the server. */
export async function isPhoto(file: Blob): Promise<boolean> {
  const bytes = new Uint8Array(await file.slice(0, 12).arrayBuffer());
  const head = Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
  return STARTS.some((start) => start.test(head));
}
