/** Largest photo the server takes, in bytes (12 MB). */
export const MAX_PHOTO_BYTES = 12 * 1024 * 1024;

export type PhotoProblem = "heic" | "too_large";
/** `ignored`: nothing in the selection is an image, so nothing happens. */
export type PhotoChoice =
  | { kind: "photo"; file: File }
  | { kind: "problem"; problem: PhotoProblem }
  | { kind: "ignored" };

const HEIC_NAME = /\.(heic|heif)$/i;
const isHeic = (file: File) =>
  /^image\/hei[cf]/.test(file.type) || (file.type === "" && HEIC_NAME.test(file.name));

/** Takes the first image of a selection or drop; everything that is not an image is silently passed over. */
export function choosePhoto(files: Iterable<File>): PhotoChoice {
  const file = [...files].find(
    (candidate) => candidate.type.startsWith("image/") || isHeic(candidate),
  );
  if (!file) return { kind: "ignored" };
  if (isHeic(file)) return { kind: "problem", problem: "heic" };
  if (file.size > MAX_PHOTO_BYTES) return { kind: "problem", problem: "too_large" };
  return { kind: "photo", file };
}
