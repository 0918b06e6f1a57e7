import type { Page } from "@playwright/test";

/** The photo that waits in the browser for its upload. */
export async function storedPhoto(page: Page): Promise<Buffer> {
  const base64 = await page.evaluate(async () => {
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
  });
  return Buffer.from(base64, "base64");
}
