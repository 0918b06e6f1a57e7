import { AppError } from "@hundeblick/kit/errors";
import { withLogFields } from "@hundeblick/kit/log";
import type { ExtraPhoto } from "@hundeblick/proto/health/extra-photo";
import type { Stage } from "@hundeblick/proto/http/analysis";
import type { Analysis, ClaimedAnalysis, RejectedPhoto, DetectedDog } from "./analysis.ts";
import { afterFailure, failureCode, isSuspect, nextStep } from "./attempt-rules.ts";
import { deletePhoto } from "./delete-photo.ts";
import { extraPhotos } from "./extra-photos.ts";
import { failAnalysis, type FailDeps } from "./fail-analysis.ts";
import type { LargePhotos } from "./large-photos.ts";
import { holdLease, leaseEnd, type LeaseDeps, SupersededAttempt } from "./hold-lease.ts";
import { assessPhoto, type AssessPhotoDeps } from "./assess-photo.ts";
import type { InterimResult, PhotoLab, PhotoStore, Reports } from "./ports.ts";
import type { SharedLock } from "./shared-lock.ts";

export type AnalysePhotoDeps = LeaseDeps &
  AssessPhotoDeps &
  Pick<FailDeps, "pausesMs"> & {
    photos: PhotoStore;
    lab: PhotoLab;
    reports: Reports;
    lock: SharedLock;
    largePhotos: LargePhotos;
  };
type AttemptEnd =
  | "completed"
  | "rejected"
  | "failed"
  | "given_up"
  | "again_later"
  | "superseded"
  | "not_needed"
  | "waits";

/**
 * One attempt at one analysis; large photos are queued first. The attempt is counted before the photo is read, so that
 * a photo that crashes the process runs out of attempts; its number is the fence.
 * @throws {AppError} unavailable
 */
export async function analysePhoto(deps: AnalysePhotoDeps, id: string, stopping: AbortSignal): Promise<AttemptEnd> {
  const found = await deps.analyses.find(id);
  if (!found) return "not_needed";
  if (mustDecodeLarge(found) && nextStep(found, deps.now()) === "claim") {
    deps.largePhotos.add(id, async (signal) => {
      const then = await deps.analyses.find(id);
      return then && analyseFound(deps, then, signal);
    });
    return "waits";
  }
  return analyseFound(deps, found, stopping);
}

const mustDecodeLarge = ({ large, photoStored, extraPhotos = [] }: Analysis): boolean =>
  large === true && (!photoStored || extraPhotos.some((photo) => photo.large && photo.state === "waiting"));

async function analyseFound(deps: AnalysePhotoDeps, found: Analysis, stopping: AbortSignal): Promise<AttemptEnd> {
  return deps.lock.run({ exclusive: isSuspect(found) }, async () => {
    const next = nextStep(found, deps.now());
    if (next === "give_up")
      return (await failAnalysis(deps, found, { code: failureCode(found) })) ? "given_up" : "superseded";
    if (next !== "claim" || stopping.aborted) return "not_needed";
    const now = deps.now();
    const held = await deps.analyses.claim(found, leaseEnd(now), now);
    if (!held) return "superseded";
    return withLogFields({ attempt: held.attempt }, async () => {
      const end = await holdLease(deps, held, stopping, (signal) =>
        attempt(deps, held, signal).catch((error: unknown) => {
          signal.throwIfAborted();
          return handleFailure(deps, held, error, signal);
        }),
      ).catch((error: unknown) => handleFailure(deps, held, error));
      if (end === "superseded") await deleteIfEnded(deps, held);
      deps.log.info({ end }, "attempt ended");
      return end;
    });
  });
}

async function attempt(deps: AnalysePhotoDeps, held: ClaimedAnalysis, signal: AbortSignal): Promise<AttemptEnd> {
  const detected = held.looked ?? (await detectDog(deps, held, signal));
  if (detected.verdict !== "dog") return reject(deps, held, detected, signal);
  signal.throwIfAborted();
  const extra = held.extraPhotos ? await describeExtraPhotos(deps, held, detected, signal) : undefined;
  await reach(deps, held, "composing", { looked: detected });
  const { id: analysisId, answers, language, market, photoKey, visit } = held;
  const { reportId, ...summary } = await deps.reports.compose({
    analysisId,
    looked: detected,
    answers,
    language,
    market,
    photoKey,
    ...(extra && { extraPhotos: extra }),
    visit,
  });
  const isCompleted = await deps.analyses.complete(
    held,
    { reportId, ...summary, name: answers.name ?? null },
    deps.now(),
  );
  if (!isCompleted) throw new SupersededAttempt();
  return "completed";
}

async function detectDog(
  deps: AnalysePhotoDeps,
  held: ClaimedAnalysis,
  signal: AbortSignal,
): Promise<DetectedDog | RejectedPhoto> {
  const photo = held.photoStored ? await deps.photos.read(held.photoKey) : await normalise(deps, held);
  return assessPhoto(deps, {
    held,
    photo,
    signal,
    beforeDetection: () => {
      signal.throwIfAborted();
      return reach(deps, held, "looking");
    },
    saveRawAnswer: async (rawAnswer) => {
      if (!(await deps.analyses.saveRawAnswer(held, { rawAnswer }))) throw new SupersededAttempt();
    },
  });
}

/** The first photo's result is stored before, so that a failure here does not cause a second (paid) call. */
async function describeExtraPhotos(
  deps: AnalysePhotoDeps,
  held: ClaimedAnalysis,
  detected: DetectedDog,
  signal: AbortSignal,
): Promise<ExtraPhoto[]> {
  await reach(deps, held, "looking", { looked: detected });
  return extraPhotos(deps, {
    held,
    detected,
    signal,
    save: (photos) => reach(deps, held, "looking", { extraPhotos: photos }),
    saveRawAnswer: async (rawExtraAnswer) => {
      if (!(await deps.analyses.saveRawAnswer(held, { rawExtraAnswer }))) throw new SupersededAttempt();
    },
  });
}

/** The normalised photo; afterwards the upload is not needed. */
async function normalise(deps: AnalysePhotoDeps, held: ClaimedAnalysis): Promise<Buffer> {
  const photo = await deps.lab.normalise(await deps.photos.read(held.uploadKey), { large: held.large ?? false });
  await deps.photos.put(held.photoKey, photo);
  await reach(deps, held, "decoded", { photoStored: true });
  await deps.photos.remove(held.uploadKey);
  return photo;
}

async function reach(
  deps: AnalysePhotoDeps,
  held: ClaimedAnalysis,
  stage: Stage,
  learned: InterimResult = {},
): Promise<void> {
  if (!(await deps.analyses.reach(held, stage, learned, leaseEnd(deps.now())))) throw new SupersededAttempt();
  held.stage = stage;
}

/** A photo without an analysable dog is a result without a report, not an error. */
async function reject(
  deps: AnalysePhotoDeps,
  held: ClaimedAnalysis,
  { verdict, dogs }: RejectedPhoto,
  signal: AbortSignal,
): Promise<AttemptEnd> {
  return (await failAnalysis(deps, held, { code: verdict, dogs }, signal)) ? "rejected" : "superseded";
}

/** A worker that was frozen for long may have stored a photo after both deletions at the end of the analysis. */
async function deleteIfEnded({ analyses, photos }: AnalysePhotoDeps, held: ClaimedAnalysis): Promise<void> {
  const found = await analyses.find(held.id);
  if (!found || found.state === "failed") await deletePhoto(photos, held);
}

async function handleFailure(
  deps: AnalysePhotoDeps,
  held: ClaimedAnalysis,
  error: unknown,
  signal?: AbortSignal,
): Promise<AttemptEnd> {
  if (error instanceof SupersededAttempt) return "superseded";
  const after = afterFailure(error, held);
  const about = { err: error, stage: held.stage };
  // an unreadable photo is a result; every other error is ours
  if (after.kind === "fail" && error instanceof AppError) deps.log.info(about, "a photo was rejected");
  else deps.log.warn(about, "attempt failed");
  if (after.kind === "fail")
    return (await failAnalysis(deps, held, { code: after.code }, signal)) ? "failed" : "superseded";
  const released = await deps.analyses.release(held, new Date(deps.now().getTime() + after.delayMs), after.counts);
  return released ? "again_later" : "superseded";
}
