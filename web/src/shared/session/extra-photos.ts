import { PHOTO_VIEWS, type PhotoView } from "@hundeblick/proto/photo";
import { photoStore } from "./photo-store.ts";

export type ExtraPhotos = Map<PhotoView, Blob>;

/** Fallback in memory if storage is disabled. */
const inHand: ExtraPhotos = new Map();

/** Stores the extra photo of a view; null removes it. */
export async function storeExtraPhoto(view: PhotoView, photo: Blob | null): Promise<void> {
  if (photo) inHand.set(view, photo);
  else inHand.delete(view);
  await (photo ? photoStore.putExtra(view, photo) : photoStore.removeExtra(view)).catch(() => undefined);
}

/** Extra photos in the order of their views. */
export async function readExtraPhotos(): Promise<ExtraPhotos> {
  const found: ExtraPhotos = new Map();
  for (const view of PHOTO_VIEWS) {
    const photo = inHand.get(view) ?? (await photoStore.getExtra(view).catch(() => undefined));
    if (photo) found.set(view, photo);
  }
  return found;
}

/** Deletes all photos, in memory and in storage. */
export async function clearPhotos(): Promise<void> {
  inHand.clear();
  await photoStore.clear().catch(() => undefined);
}
