import type { Page } from "@playwright/test";

/** The photo stored in the browser for its upload. */
export const storedPhoto = async (page: Page): Promise<Buffer> =>
  Buffer.from(await page.evaluate(readStoredPhoto), "base64");

/** Runs in the page: the stored photo as base64, empty when there is none. */
export async function readStoredPhoto(): Promise<string> {
  const opened = indexedDB.open("hundeblick");
  const database = await new Promise<IDBDatabase>((resolve) => {
    opened.onsuccess = () => resolve(opened.result);
  });
  const [name = ""] = database.objectStoreNames;
  const all = database.transaction(name).objectStore(name).getAll();
  const [photo] = await new Promise<{ bytes: ArrayBuffer }[]>((resolve) => {
    all.onsuccess = () => resolve(all.result as { bytes: ArrayBuffer }[]);
  });
  const bytes = new Uint8Array(photo?.bytes ?? new ArrayBuffer(0));
  return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(""));
}
