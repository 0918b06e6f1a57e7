import { photoStore } from "./photo-store.ts";
import { setStoredByThisTab } from "./stored-by-tab.ts";

let inHand: Blob | null = null;

/** Stores the chosen photo in the browser, so that it survives a reload, or in memory if that fails. */
export async function storePhoto(photo: Blob): Promise<void> {
  inHand = photo;
  setStoredByThisTab(true);
  try {
    await photoStore.put(photo);
  } catch {
    // storage is disabled: the photo lasts as long as the page
  }
}

/** The chosen photo, or null. */
export async function readPhoto(): Promise<Blob | null> {
  if (inHand) return inHand;
  try {
    inHand = (await photoStore.get()) ?? null;
  } catch {
    return null;
  }
  return inHand;
}

/** Frees the photo in memory; the stored one is deleted with the session's `selectedFile`. */
export function dropPhoto(): void {
  inHand = null;
}
