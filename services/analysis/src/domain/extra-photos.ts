import { AppError } from "@hundeblick/kit/errors";
import type { Log } from "@hundeblick/kit/log";
import { PROVIDERS } from "@hundeblick/proto/health/providers";
import type { ExtraPhoto } from "@hundeblick/proto/health/extra-photo";
import type { ClaimedAnalysis, DetectedDog, PendingPhoto } from "./analysis.ts";
import { DecodingEnded } from "./decoding-ended.ts";
import { ownerHints } from "./owner-hints.ts";
import type { PhotoLab, PhotoStore, SeenByView, Vision } from "./ports.ts";

type ExtraPhotoDeps = { photos: PhotoStore; lab: Pick<PhotoLab, "normalise">; vision: Vision; log: Log };
type ExtraPhotosInput = {
  held: ClaimedAnalysis;
  detected: DetectedDog;
  signal: AbortSignal;
  /** Stores the progress of each. */
  save: (photos: PendingPhoto[]) => Promise<void>;
  saveRawAnswer: (rawAnswer: string) => Promise<void>;
};

/** Normalises extra photos one by one, then describes them if the provider can. An unreadable one is left out. */
export async function extraPhotos(deps: ExtraPhotoDeps, input: ExtraPhotosInput): Promise<ExtraPhoto[]> {
  const { held, signal } = input;
  const photos = [...(held.extraPhotos ?? [])];
  for (const [n, photo] of photos.entries()) {
    if (photo.state !== "waiting") continue;
    signal.throwIfAborted();
    photos[n] = { ...photo, state: await normalise(deps, photo) };
    await input.save(photos);
    await deps.photos.remove(photo.uploadKey);
  }
  const seen = await describe(
    deps,
    input,
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
  { uploadKey, photoKey, large }: PendingPhoto,
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

/** After a fallback for the first photo no provider describes the others. */
async function describe(
  { photos, vision }: ExtraPhotoDeps,
  { held, detected, signal, saveRawAnswer }: ExtraPhotosInput,
  stored: readonly PendingPhoto[],
): Promise<SeenByView | null> {
  if (stored.length === 0 || !PROVIDERS[detected.provider].describesExtraPhotos || !vision.describe) return null;
  return vision.describe({
    photos: await Promise.all(stored.map(async ({ view, photoKey }) => ({ view, photo: await photos.read(photoKey) }))),
    hints: ownerHints(held.answers),
    ...(held.rawExtraAnswer ? { rawAnswer: held.rawExtraAnswer } : {}),
    saveRawAnswer,
    signal,
  });
}
