import type { PhotoView } from "@hundeblick/proto/photo";
import { clear, createStore, del, get, set } from "idb-keyval";

/** IndexedDB database `hundeblick`, object store `photo`: the first photo as `selected`, extra ones by view. */
const KEY = "selected";
const photos = () => createStore("hundeblick", "photo");

/** As bytes, because Safari's private tabs reject a Blob. */
type SavedPhoto = { bytes: ArrayBuffer; mediaType: string };

async function put(key: string, photo: Blob): Promise<void> {
  const kept: SavedPhoto = { bytes: await photo.arrayBuffer(), mediaType: photo.type };
  return set(key, kept, photos());
}

async function find(key: string): Promise<Blob | undefined> {
  const kept = await get<SavedPhoto>(key, photos());
  return kept?.mediaType === undefined ? undefined : new Blob([kept.bytes], { type: kept.mediaType });
}

/**
 * Photos stored in the browser, to survive a reload. All calls reject if storage is unavailable (private mode, full
 * disk).
 */
export const photoStore = {
  put: (photo: Blob): Promise<void> => put(KEY, photo),
  get: (): Promise<Blob | undefined> => find(KEY),
  clear: async (): Promise<void> => clear(photos()),
  putExtra: (view: PhotoView, photo: Blob): Promise<void> => put(view, photo),
  getExtra: (view: PhotoView): Promise<Blob | undefined> => find(view),
  removeExtra: async (view: PhotoView): Promise<void> => del(view, photos()),
};
