import { PHOTO_VIEWS, type PhotoView } from "@hundeblick/proto/photo";
import { photoStore } from "./photo-store.ts";

export type ExtraPhotos = Map<PhotoView, Blob>;

/** Where the browser keeps nothing, they live as long as the page. */
const inHand: ExtraPhotos = new Map();

/** Keeps the photo of a view beside the first one; null takes it away. */
export async function keepExtraPhoto(view: PhotoView, photo: Blob | null): Promise<void> {
  if (photo) inHand.set(view, photo);
  else inHand.delete(view);
  await (photo ? photoStore.putExtra(view, photo) : photoStore.removeExtra(view)).catch(() => undefined);
}

/** The photos beside the first one, in the order of their views. */
export async function readExtraPhotos(): Promise<ExtraPhotos> {
  const found: ExtraPhotos = new Map();
  for (const view of PHOTO_VIEWS) {
    const photo = inHand.get(view) ?? (await photoStore.getExtra(view).catch(() => undefined));
    if (photo) found.set(view, photo);
  }
  return found;
}

/** Deletes all chosen photos, in memory and in the browser's store. */
export async function clearPhotos(): Promise<void> {
  inHand.clear();
  await photoStore.clear().catch(() => undefined);
}
