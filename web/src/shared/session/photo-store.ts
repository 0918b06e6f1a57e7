import { createStore, del, get, set } from "idb-keyval";

/** IndexedDB database `hundeblick`, object store `photo`, one entry under the key `selected`. */
const KEY = "selected";
const photos = () => createStore("hundeblick", "photo");

/**
 * The chosen photo, kept in the browser so that a reload does not lose it. Nothing of it leaves the device from here.
 */
export const photoStore = {
  /**
   * @throws when the browser keeps nothing (private mode, disk full); the page then works without surviving a reload.
   */
  put: (photo: Blob): Promise<void> => set(KEY, photo, photos()),
  get: (): Promise<Blob | undefined> => get<Blob>(KEY, photos()),
  clear: (): Promise<void> => del(KEY, photos()),
};
