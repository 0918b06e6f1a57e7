import type { PhotoView } from "@hundeblick/proto/photo";
import { clear, createStore, del, get, set } from "idb-keyval";

/** IndexedDB database `hundeblick`, object store `photo`: the first photo as `selected`, each other one by its view. */
const KEY = "selected";
const photos = () => createStore("hundeblick", "photo");

/**
 * The chosen photos, kept in the browser so that a reload does not lose them. Nothing leaves the device from here. All
 * reject when the browser keeps nothing (private mode, disk full); the page then works without surviving a reload.
 */
export const photoStore = {
  put: async (photo: Blob): Promise<void> => set(KEY, photo, photos()),
  get: async (): Promise<Blob | undefined> => get<Blob>(KEY, photos()),
  clear: async (): Promise<void> => clear(photos()),
  putExtra: async (view: PhotoView, photo: Blob): Promise<void> => set(view, photo, photos()),
  getExtra: async (view: PhotoView): Promise<Blob | undefined> => get<Blob>(view, photos()),
  removeExtra: async (view: PhotoView): Promise<void> => del(view, photos()),
};
