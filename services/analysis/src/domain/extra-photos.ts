import { AppError } from "@hundeblick/kit/errors";
import type { Log } from "@hundeblick/kit/log";
import type { ExtraPhoto } from "@hundeblick/proto/health/extra-photo";
import type { ClaimedAnalysis, DetectedDog, WaitingPhoto } from "./analysis.ts";
import { DecodingEnded } from "./decoding-ended.ts";
import { ownerHints } from "./owner-hints.ts";
import type { PhotoLab, PhotoStore, SeenByView, Vision } from "./ports.ts";

export type ExtraPhotoDeps = { photos: PhotoStore; lab: Pick<PhotoLab, "normalise">; vision: Vision; log: Log };
type Looking = {
  held: ClaimedAnalysis;
  looked: DetectedDog;
  signal: AbortSignal;
  /** Keeps how far each of them is. */
  save: (photos: WaitingPhoto[]) => Promise<void>;
  keepAnswer: (rawAnswer: string) => Promise<void>;
};

/**
 * The photos beside the first one: made small one after the other, then described by a provider that can judge them.
 * One that cannot be read is left out; nothing here ends an analysis.
 */
export async function extraPhotos(deps: ExtraPhotoDeps, looking: Looking): Promise<ExtraPhoto[]> {
  const { held, signal } = looking;
  const photos = [...(held.extraPhotos ?? [])];
  for (const [n, photo] of photos.entries()) {
    if (photo.state !== "waiting") continue;
    signal.throwIfAborted();
    photos[n] = { ...photo, state: await normalise(deps, photo) };
    await looking.save(photos);
    await deps.photos.remove(photo.uploadKey);
  }
  const seen = await describe(
    deps,
    looking,
    photos.filter(({ state }) => state === "stored"),
  );
  return photos.map(({ view, photoKey, state }) =>
    state === "stored"
      ? { view, photoKey, findings: seen ? (seen.get(view) ?? []) : null }
      : { view, photoKey: null, findings: null },
  );
}

async function normalise(
  { photos, lab, log }: ExtraPhotoDeps,
  { uploadKey, photoKey, large }: WaitingPhoto,
): Promise<"stored" | "unreadable"> {
  try {
    await photos.put(photoKey, await lab.normalise(await photos.read(uploadKey), { large }));
    return "stored";
  } catch (err) {
    if (!(err instanceof DecodingEnded) && !(err instanceof AppError && err.code.startsWith("photo_"))) throw err;
    log.info({ err }, "an extra photo could not be read");
    return "unreadable";
  }
}

/** Where the local provider looked at the first photo, nobody can say anything about the others. */
async function describe(
  { photos, vision }: ExtraPhotoDeps,
  { held, looked, signal, keepAnswer }: Looking,
  stored: readonly WaitingPhoto[],
): Promise<SeenByView | null> {
  if (stored.length === 0 || looked.provider === "local" || !vision.describe) return null;
  return vision.describe({
    photos: await Promise.all(stored.map(async ({ view, photoKey }) => ({ view, photo: await photos.read(photoKey) }))),
    hints: ownerHints(held.answers),
    ...(held.rawExtraAnswer ? { rawAnswer: held.rawExtraAnswer } : {}),
    keepAnswer,
    signal,
  });
}
