import type { Bus } from "@hundeblick/kit/bus";
import { connectMongo } from "@hundeblick/kit/mongo";
import { quietLog, testBus, testObjects, WIDE_TIMEOUTS } from "@hundeblick/kit/testing";
import { newId } from "@hundeblick/proto/ids";
import { composeReport, readEmergency } from "@hundeblick/proto/rpc/report";
import { reportsOverBus } from "../../src/adapters/bus/reports.ts";
import { wakeUpsOverBus } from "../../src/adapters/bus/wake-ups.ts";
import { mongoAnalyses } from "../../src/adapters/mongo/analysis.repository.ts";
import { analysisModel } from "../../src/adapters/mongo/analysis.schema.ts";
import { analysisEvents } from "../../src/adapters/mongo/analysis-events.ts";
import { storedPhotos } from "../../src/adapters/objects/photo-store.ts";
import { openPhotoDecoder } from "../../src/adapters/sharp/photo-decoder.ts";
import { cropPhoto, measurePhoto } from "../../src/adapters/sharp/photo-pixels.ts";
import type { Vision } from "../../src/domain/ports.ts";
import { createLargePhotos } from "../../src/domain/large-photos.ts";
import { createSharedLock } from "../../src/domain/shared-lock.ts";
import { requeueStalled } from "../../src/domain/requeue-stalled.ts";
import { serveAnalysis } from "../../src/service.ts";

export type Place = { prefix: string; database: string };

/** Repeats a task until it is stopped. */
function again(ms: number, task: () => Promise<unknown>): () => void {
  const timer = setInterval(() => {
    task().catch((error: unknown) => quietLog.warn({ err: error }, "a regular task failed"));
  }, ms);
  return () => clearInterval(timer);
}

/** The analysis service on real servers, as main.ts creates it, with its own prefix and database. */
export async function startAnalysisService({ prefix, database }: Place, vision: Vision, { workers = 2 } = {}) {
  const mongo = await connectMongo(
    { MONGO_URL: process.env["MONGO_URL"] ?? "", ...WIDE_TIMEOUTS },
    { database, log: quietLog },
  );
  const objects = testObjects();
  const bus = await testBus("analysis", prefix);
  const model = await analysisModel(mongo.connection);
  const analyses = mongoAnalyses(model);
  const photos = storedPhotos(objects);
  const wakeUps = wakeUpsOverBus(bus, quietLog);
  const now = () => new Date();
  const decoder = openPhotoDecoder();
  const largePhotos = createLargePhotos(quietLog);
  const lab = { normalise: decoder.normalise, measure: measurePhoto, crop: cropPhoto };
  const events = analysisEvents(model, bus, quietLog);
  const reports = reportsOverBus(bus);
  const lock = createSharedLock();
  const parts = { analyses, photos, reports, wakeUps, lab, lock, vision, largePhotos, now, log: quietLog };
  await serveAnalysis(bus, parts, { workers });
  const stops = [again(100, () => events.round()), again(500, () => requeueStalled(parts))];
  return {
    analyses,
    objects,
    model,
    async close() {
      for (const stop of stops) stop();
      await largePhotos.close();
      await bus.close();
      await decoder.close();
      await mongo.close();
      await objects.close();
    },
  };
}

/** A stub report service with one report per analysis that counts its calls. */
export async function startReports(
  prefix: string,
): Promise<{ bus: Bus; asked: string[]; reports: Map<string, string> }> {
  const bus = await testBus("report", prefix);
  const asked: string[] = [];
  const reports = new Map<string, string>();
  await bus.serve(
    { compose: composeReport, emergency: readEmergency },
    {
      compose: async ({ analysisId }) => {
        asked.push(analysisId);
        const reportId = reports.get(analysisId) ?? newId();
        reports.set(analysisId, reportId);
        return { reportId, overallScore: 81, breed: "Beagle" };
      },
      emergency: async () => ({ emergency: null }),
    },
  );
  return { bus, asked, reports };
}
