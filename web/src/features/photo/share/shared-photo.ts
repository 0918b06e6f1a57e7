import type { Language } from "@hundeblick/proto/language";

/** The address other apps share a photo with (scripts/installation.ts), and the scope of its worker. */
const PLACE = "/share-photo";
const REPLY_WITHIN_MS = 3000;

/** Registers the worker that takes shared photos; without it the gateway leads to the upload page without a photo. */
export async function acceptSharedPhotos(language: Language): Promise<void> {
  const registered = navigator.serviceWorker?.register(`${PLACE}.js?language=${language}`, { scope: PLACE });
  // browsers that keep nothing refuse
  await registered?.catch(() => undefined);
}

/** The photo another app has just shared; null when the worker holds none. */
export async function takeSharedPhoto(): Promise<File | null> {
  const worker = (await navigator.serviceWorker?.getRegistration(PLACE))?.active;
  if (!worker) return null;
  const { port1: here, port2: there } = new MessageChannel();
  const reply = Promise.withResolvers<File | null>();
  here.addEventListener("message", ({ data }: MessageEvent<unknown>) =>
    reply.resolve(data instanceof File ? data : null),
  );
  here.start();
  worker.postMessage("take", [there]);
  setTimeout(() => reply.resolve(null), REPLY_WITHIN_MS);
  return reply.promise;
}
