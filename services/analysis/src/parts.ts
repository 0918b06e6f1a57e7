import type { Bus } from "@hundeblick/kit/bus";
import type { Log } from "@hundeblick/kit/log";
import type { Mongo } from "@hundeblick/kit/mongo";
import type { Objects } from "@hundeblick/kit/objects";
import { analysePhotoJob } from "@hundeblick/proto/jobs/analyse-photo.v1";
import { reportsOverBus } from "./adapters/bus/reports.ts";
import { wakeUpsOverBus } from "./adapters/bus/wake-ups.ts";
import { mongoAiBudget } from "./adapters/mongo/ai-budget.repository.ts";
import { mongoAnalyses } from "./adapters/mongo/analysis.repository.ts";
import { analysisModel } from "./adapters/mongo/analysis.schema.ts";
import { analysisFigures } from "./adapters/mongo/analysis-figures.ts";
import { analysisEvents } from "./adapters/mongo/analysis-events.ts";
import { storedPhotos } from "./adapters/objects/photo-store.ts";
import { cropPhoto, measurePhoto } from "./adapters/sharp/photo-pixels.ts";
import { chooseVision } from "./choose-vision.ts";
import { createSharedLock } from "./domain/shared-lock.ts";
import type { BreedNetwork } from "./adapters/onnx/breed-network.ts";
import type { PhotoDecoder } from "./adapters/sharp/photo-decoder.ts";
import type { LargePhotos } from "./domain/large-photos.ts";
import type { Env } from "./env.ts";

type Connected = {
  env: Env;
  mongo: Pick<Mongo, "connection">;
  objects: Objects;
  bus: Bus;
  decoder: Pick<PhotoDecoder, "normalise">;
  network: BreedNetwork;
  largePhotos: LargePhotos;
  log: Log;
};
export type AnalysisParts = Awaited<ReturnType<typeof analysisParts>>;

/** Wires the service's parts, with the indexes in place. */
export async function analysisParts({ env, mongo, objects, bus, decoder, network, largePhotos, log }: Connected) {
  const now = () => new Date();
  const model = await analysisModel(mongo.connection);
  const { vision, figures } = await chooseVision(env, {
    network,
    openBudget: (limit) => mongoAiBudget(mongo.connection, limit),
    log,
    now,
  });
  const events = analysisEvents(model, bus, log);
  return {
    analyses: mongoAnalyses(model),
    photos: storedPhotos(objects),
    reports: reportsOverBus(bus),
    wakeUps: wakeUpsOverBus(bus, log),
    lab: { normalise: decoder.normalise, measure: measurePhoto, crop: cropPhoto },
    lock: createSharedLock(),
    vision,
    largePhotos,
    events,
    figures: {
      ...events.figures,
      ...figures,
      ...analysisFigures(model, now),
      "bus.dead_letters.kept": () => bus.deadLetters(analysePhotoJob),
    },
    now,
    log,
  };
}
