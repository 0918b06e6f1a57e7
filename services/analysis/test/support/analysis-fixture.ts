import type { JobOutcome } from "@hundeblick/kit/bus";
import { AppError } from "@hundeblick/kit/errors";
import { quietLog } from "@hundeblick/kit/testing";
import { newId } from "@hundeblick/proto/ids";
import type { AnalysePhotoDeps } from "../../src/domain/analyse-photo.ts";
import { acceptPhoto } from "../../src/domain/accept-photo.ts";
import type { AnalysisRequest } from "../../src/domain/analysis.ts";
import type { PhotoStore, WakeUps } from "../../src/domain/ports.ts";
import { createLargePhotos } from "../../src/domain/large-photos.ts";
import { createSharedLock } from "../../src/domain/shared-lock.ts";
import { analysePhotoConsumer } from "../../src/endpoints/analyse-photo.job.ts";
import { buildDetectedDog, buildRequest } from "./builders.ts";
import { memoryAnalyses } from "./memory-analyses.ts";

/** Photos in memory. `down` simulates an outage. */
function memoryPhotos(): PhotoStore & { all: Map<string, Buffer>; down: boolean } {
  const all = new Map<string, Buffer>();
  const store = {
    all,
    down: false,
    async read(key: string) {
      if (store.down) throw new AppError("unavailable");
      const found = all.get(key);
      if (!found) throw new AppError("photo_not_found");
      return found;
    },
    async put(key: string, jpeg: Buffer) {
      if (store.down) throw new AppError("unavailable");
      all.set(key, jpeg);
    },
    async remove(key: string) {
      if (store.down) throw new AppError("unavailable");
      all.delete(key);
    },
    async uploadsOlderThan() {
      return [...all.keys()].filter((key) => key.startsWith("incoming/"));
    },
  };
  return store;
}

const GOOD_QUALITY = { meanBrightness: 120, highlight: 230, sharpness: 900, overexposedShare: 0 };

/** The analysis service in memory with a manual clock. Replace parts by assigning to `deps`. */
export function buildAnalysisFixture() {
  let at = new Date("2026-11-21T10:00:00Z").getTime();
  const analyses = memoryAnalyses();
  const photos = memoryPhotos();
  const woken: { id: string; wake: number }[] = [];
  const composed: { analysisId: string; photoKey: string; looked: unknown; extraPhotos?: unknown }[] = [];
  const reportIds = new Map<string, string>();
  const now = () => new Date(at);
  const queue: { oldestUntaken: Date | null } = { oldestUntaken: null };
  const wakeUps: WakeUps = {
    send: ({ id }, wake): void => {
      woken.push({ id, wake });
    },
    oldestPendingAt: async () => queue.oldestUntaken,
  };
  const deps: AnalysePhotoDeps = {
    analyses,
    photos,
    now,
    log: quietLog,
    lock: createSharedLock(),
    largePhotos: createLargePhotos(quietLog),
    lab: {
      normalise: async (upload) => Buffer.concat([Buffer.from("normal:"), upload]),
      measure: async () => GOOD_QUALITY,
      crop: async (photo) => Buffer.concat([Buffer.from("crop:"), photo]),
    },
    vision: { detect: async () => buildDetectedDog() },
    reports: {
      async compose(request) {
        composed.push(request);
        const reportId = reportIds.get(request.analysisId) ?? newId();
        reportIds.set(request.analysisId, reportId);
        return { reportId, overallScore: 81, breed: "Beagle" };
      },
      emergency: async () => null,
    },
  };
  return {
    deps,
    analyses,
    photos,
    woken,
    queue,
    composed,
    now,
    wakeUps,
    pass(ms: number): void {
      at += ms;
    },
    async accept(request: AnalysisRequest = buildRequest()): Promise<string> {
      for (const { key, view } of request.extraPhotos ?? []) photos.all.set(key, Buffer.from(`upload of ${view}`));
      photos.all.set(request.photo.key, Buffer.from(`upload of ${request.analysisId}`));
      return (await acceptPhoto({ analyses, wakeUps, now }, request)).analysisId;
    },
    work: (analysisId: string, signal: AbortSignal = new AbortController().signal): Promise<JobOutcome> =>
      analysePhotoConsumer(deps)({ analysisId }, { signal }),
    find: (id: string) => analyses.find(id),
  };
}
export type AnalysisFixture = ReturnType<typeof buildAnalysisFixture>;
