import type { PhotoKeys, PhotoStore } from "./ports.ts";

/** Removes the upload and the normalised photo. The same again is fine. @throws {AppError} unavailable */
export async function deletePhoto(
  photos: PhotoStore,
  { uploadKey, photoKey }: Pick<PhotoKeys, "uploadKey" | "photoKey">,
): Promise<void> {
  await Promise.all([photos.remove(uploadKey), photos.remove(photoKey)]);
}
