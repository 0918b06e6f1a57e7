let inHand: Blob | null = null;

/**
 * Keeps the chosen photo: in the browser's store, so that a reload does not lose it, and in memory where the browser
 * keeps nothing.
 */
export async function keepPhoto(photo: Blob): Promise<void> {
  inHand = photo;
  try {
    const { photoStore } = await import("./photo-store.ts");
    await photoStore.put(photo);
  } catch {
    // This browser keeps nothing: the photo lives as long as the page.
  }
}

/** The chosen photo, or null when there is none any more. */
export async function readPhoto(): Promise<Blob | null> {
  if (inHand) return inHand;
  try {
    const { photoStore } = await import("./photo-store.ts");
    inHand = (await photoStore.get()) ?? null;
  } catch {
    return null;
  }
  return inHand;
}

/** Lets go of the photo in memory; the stored one goes with the session's `selectedFile`. */
export function dropPhoto(): void {
  inHand = null;
}
