import { isHeic, isPhoto, type PhotoProblem } from "./choose-photo.ts";
import { shrinkPhoto } from "./shrink/shrink-photo.ts";

/** The photo to send: resized, or the file itself where the browser cannot. Or why it is rejected. */
export async function preparePhoto(file: File): Promise<Blob | PhotoProblem> {
  const heic = isHeic(file);
  // an unreadable file (moved, or in an unavailable cloud) is treated as none
  if (!heic && !(await isPhoto(file).catch(() => false))) return "no_photo";
  const small = await shrinkPhoto(file).catch(() => null);
  return small ?? (heic ? "heic" : file);
}
