import type { PhotoKeys, PhotoStore } from "./ports.ts";

/** Deletes the uploads and the normalised photos. Idempotent. @throws {AppError} unavailable */
export async function deletePhoto(
  photos: PhotoStore,
  { uploadKey, photoKey, extraPhotos = [] }: Omit<PhotoKeys, "id">,
): Promise<void> {
  const all = [{ uploadKey, photoKey }, ...extraPhotos];
  await Promise.all(all.flatMap((one) => [photos.remove(one.uploadKey), photos.remove(one.photoKey)]));
}
