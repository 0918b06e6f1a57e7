/** Timeout: an old phone needs three seconds for 50 megapixels. */
const DEADLINE_MS = 15_000;

/** Resizes a photo in a worker; null if this browser cannot: then the original is sent. */
export async function shrinkPhoto(photo: Blob): Promise<Blob | null> {
  if (typeof Worker === "undefined" || typeof OffscreenCanvas === "undefined") return null;
  const worker = new Worker(new URL("./shrink.worker.ts", import.meta.url), { type: "module" });
  try {
    return await new Promise<Blob | null>((resolve) => {
      const timeout = setTimeout(() => resolve(null), DEADLINE_MS);
      const finish = (small: Blob | null) => {
        clearTimeout(timeout);
        resolve(small);
      };
      worker.addEventListener("message", ({ data }: MessageEvent<Blob | null>) => finish(data));
      worker.addEventListener("error", () => finish(null));
      worker.postMessage(photo);
    });
  } finally {
    worker.terminate();
  }
}
