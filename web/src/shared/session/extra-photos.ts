import { PHOTO_VIEWS, type PhotoView } from "@hundeblick/proto/photo";
import { dropPhoto, readPhoto } from "./chosen-photo.ts";
import { photoStore } from "./photo-store.ts";
import { isStoredByThisTab } from "./stored-by-tab.ts";

export type ExtraPhotos = Map<PhotoView, Blob>;

/** Read from storage once, because another tab may store those of another dog. */
let inHand: Promise<ExtraPhotos> | null = null;
const photos = (): Promise<ExtraPhotos> => (inHand ??= restore());

async function restore(): Promise<ExtraPhotos> {
  const found: ExtraPhotos = new Map();
  for (const view of PHOTO_VIEWS) {
    const photo = await photoStore.getExtra(view).catch(() => undefined);
    if (photo) found.set(view, photo);
  }
  return found;
}

/** Stores the extra photo of a view; null removes it. */
export async function storeExtraPhoto(view: PhotoView, photo: Blob | null): Promise<void> {
  const known = await photos();
  if (photo) known.set(view, photo);
  else known.delete(view);
  if (!isStoredByThisTab()) return;
  await (photo ? photoStore.putExtra(view, photo) : photoStore.removeExtra(view)).catch(() => undefined);
}

/** Extra photos in the order of their views. */
export async function readExtraPhotos(): Promise<ExtraPhotos> {
  const known = await photos();
  return new Map(
    PHOTO_VIEWS.flatMap((view) => {
      const photo = known.get(view);
      return photo ? [[view, photo]] : [];
    }),
  );
}

/** Reads all photos, because another tab may replace those in storage; returns the first. */
export async function readPhotos(): Promise<Blob | null> {
  const [first] = await Promise.all([readPhoto(), photos()]);
  return first;
}

/** Deletes all photos, in memory and, unless they are another tab's, in storage. */
export async function clearPhotos(): Promise<void> {
  dropPhoto();
  inHand = Promise.resolve(new Map());
  if (isStoredByThisTab()) await photoStore.clear().catch(() => undefined);
}
