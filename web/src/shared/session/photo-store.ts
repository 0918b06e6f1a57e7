import type { PhotoView } from "@hundeblick/proto/photo";
import { clear, createStore, del, get, set } from "idb-keyval";

/** IndexedDB database `hundeblick`, object store `photo`: the first photo as `selected`, each other one by its view. */
const KEY = "selected";
const photos = () => createStore("hundeblick", "photo");

/** Safari's private tabs keep bytes, but refuse a Blob. */
type KeptPhoto = { bytes: ArrayBuffer; mediaType: string };

async function put(key: string, photo: Blob): Promise<void> {
  const kept: KeptPhoto = { bytes: await photo.arrayBuffer(), mediaType: photo.type };
  return set(key, kept, photos());
}

async function find(key: string): Promise<Blob | undefined> {
  const kept = await get<KeptPhoto>(key, photos());
  return kept?.mediaType === undefined ? undefined : new Blob([kept.bytes], { type: kept.mediaType });
}

/**
 * The chosen photos, kept in the browser so that a reload does not lose them. Nothing leaves the device from here. All
 * reject when the browser keeps nothing (private mode, disk full); the page then works without surviving a reload.
 */
export const photoStore = {
  put: (photo: Blob): Promise<void> => put(KEY, photo),
  get: (): Promise<Blob | undefined> => find(KEY),
  clear: async (): Promise<void> => clear(photos()),
  putExtra: (view: PhotoView, photo: Blob): Promise<void> => put(view, photo),
  getExtra: (view: PhotoView): Promise<Blob | undefined> => find(view),
  removeExtra: async (view: PhotoView): Promise<void> => del(view, photos()),
};
