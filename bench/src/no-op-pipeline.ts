import { connectBus } from "@hundeblick/kit/bus";
import { connectMongo } from "@hundeblick/kit/mongo";
import { quietLog } from "@hundeblick/kit/testing";
import { newId } from "@hundeblick/proto/ids";
import { analysePhotoJob } from "@hundeblick/proto/jobs/analyse-photo.v1";
import { wakeUpsOverBus } from "../../services/analysis/src/adapters/bus/wake-ups.ts";
import { mongoAnalyses } from "../../services/analysis/src/adapters/mongo/analysis.repository.ts";
import { analysisModel } from "../../services/analysis/src/adapters/mongo/analysis.schema.ts";
import { acceptPhoto } from "../../services/analysis/src/domain/accept-photo.ts";
import type { PhotoLab, PhotoStore, Reports, Vision } from "../../services/analysis/src/domain/ports.ts";
import { createLargePhotos } from "../../services/analysis/src/domain/large-photos.ts";
import { createSharedLock } from "../../services/analysis/src/domain/shared-lock.ts";
import { analysePhotoConsumer } from "../../services/analysis/src/endpoints/analyse-photo.job.ts";

const NOTHING = Buffer.alloc(1);
/** No-ops for what is not part of the job system: store, decoding, network and report. */
const photos: PhotoStore = {
  read: async () => NOTHING,
  put: async () => {},
  remove: async () => {},
  uploadsOlderThan: async () => [],
};
const lab: PhotoLab = {
  normalise: async (photo) => photo,
  crop: async (photo) => photo,
  measure: async () => ({ meanBrightness: 120, highlight: 230, sharpness: 900, overexposedShare: 0 }),
};
const vision: Vision = {
  detect: async () => ({
    provider: "local",
    model: "none",
    verdict: "dog",
    breeds: [],
    breedVerdict: "unknown",
    findings: [],
  }),
};
const reports: Reports = {
  compose: async () => ({ reportId: newId(), overallScore: 80, breed: null }),
  emergency: async () => null,
};

type NoOpPipeline = { run: () => Promise<void>; close: () => Promise<void> };

/**
 * The analysis service's job system without work: a job is accepted, woken over the bus, claimed, led through its three
 * stages and completed; `run` resolves then. Without publishing its events.
 */
export async function startNoOpPipeline(
  { MONGO_URL, NATS_URL }: { MONGO_URL: string; NATS_URL: string },
  workers: number,
): Promise<NoOpPipeline> {
  const log = quietLog;
  const mongo = await connectMongo(
    { MONGO_URL, MONGO_TIMEOUT_MS: 20_000 },
    { database: "hundeblick_bench_queue", log },
  );
  const bus = await connectBus({ NATS_URL }, { name: "bench-pipeline", log, prefix: `bench${Date.now()}p` });
  const analyses = mongoAnalyses(await analysisModel(mongo.connection));
  const wakeUps = wakeUpsOverBus(bus, log);
  const now = (): Date => new Date();
  const [room, largePhotos] = [createSharedLock(), createLargePhotos(log)];
  const work = analysePhotoConsumer({ analyses, photos, lab, vision, reports, lock: room, largePhotos, now, log });
  const waiting = new Map<string, () => void>();
  await bus.work(
    analysePhotoJob,
    async (payload, meta) => {
      const outcome = await work(payload, meta);
      if (outcome.reason !== "completed") throw new Error(`an analysis of nothing ended as ${outcome.reason}`);
      waiting.get(payload.analysisId)?.();
      return outcome;
    },
    { concurrency: workers },
  );
  return {
    async run() {
      const analysisId = newId();
      const { promise: done, resolve } = Promise.withResolvers<void>();
      waiting.set(analysisId, resolve);
      await acceptPhoto(
        { analyses, wakeUps, now },
        {
          analysisId,
          photo: { key: `incoming/${newId()}`, bytes: 1, contentType: "image/jpeg", large: false },
          answers: {},
          language: "de",
          market: "de",
          idempotencyKey: newId(),
        },
      );
      await done;
      waiting.delete(analysisId);
    },
    async close() {
      await bus.close();
      await mongo.connection.dropDatabase();
      await mongo.close();
    },
  };
}
