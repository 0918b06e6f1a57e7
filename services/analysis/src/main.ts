import { connectBus } from "@hundeblick/kit/bus";
import { connectMongo } from "@hundeblick/kit/mongo";
import { startProcess } from "@hundeblick/kit/process";
import { connectObjects } from "@hundeblick/kit/objects";
import { tellStatus } from "@hundeblick/kit/status";
import { analysePhotoJob } from "@hundeblick/proto/jobs/analyse-photo.v1";
import { analysisContract } from "@hundeblick/proto/rpc/analysis";
import { reportsOverBus } from "./adapters/bus/reports.ts";
import { wakeUpsOverBus } from "./adapters/bus/wake-ups.ts";
import { mongoAnalyses } from "./adapters/mongo/analysis.repository.ts";
import { analysisModel } from "./adapters/mongo/analysis.schema.ts";
import { analysisFigures } from "./adapters/mongo/analysis-figures.ts";
import { analysisFacts } from "./adapters/mongo/analysis-facts.ts";
import { storedPhotos } from "./adapters/objects/photo-store.ts";
import { openBreedNetwork } from "./adapters/onnx/breed-network.ts";
import { openPhotoDecoder } from "./adapters/sharp/photo-decoder.ts";
import { measurePhoto } from "./adapters/sharp/photo-pixels.ts";
import { chooseVision } from "./choose-vision.ts";
import { createLargePhotos } from "./domain/large-photos.ts";
import { createRoom } from "./domain/room.ts";
import { sweepPhotos, sweepUploads } from "./domain/sweep-photos.ts";
import { wakeUnfinished } from "./domain/wake-unfinished.ts";
import { analysePhotoConsumer } from "./endpoints/analyse-photo.job.ts";
import { analysisStatusesEndpoint } from "./endpoints/analysis-status.rpc.ts";
import { eraseAnalysisEndpoint } from "./endpoints/erase-analysis.rpc.ts";
import { startAnalysisEndpoint } from "./endpoints/start-analysis.rpc.ts";
import { Env } from "./env.ts";

const { env, log, app } = startProcess("analysis", Env);
const now = () => new Date();

const decoder = app.use(openPhotoDecoder({ workers: env.WORKERS }));
const network = app.use(await openBreedNetwork(env.VISION_MODEL));
const mongo = app.use(await connectMongo(env, { database: "hundeblick_analysis", log }));
const objects = app.use(connectObjects(env));
const bus = app.use(await connectBus(env, { name: "analysis", log }));
const largePhotos = app.use(createLargePhotos(log));

const model = await analysisModel(mongo.connection);
const analyses = mongoAnalyses(model);
const photos = storedPhotos(objects);
const wakeUps = wakeUpsOverBus(bus, log);
const reports = reportsOverBus(bus);
const { vision, figures } = await chooseVision(env, { network, connection: mongo.connection, log, now });
const lab = { normalise: decoder.normalise, measure: measurePhoto };
const facts = analysisFacts(model, bus, log);

const room = createRoom();
const work = analysePhotoConsumer({ analyses, photos, lab, vision, reports, room, largePhotos, now, log });
await bus.serve(analysisContract, {
  start: startAnalysisEndpoint({ analyses, wakeUps, now }),
  statuses: analysisStatusesEndpoint({ analyses }),
  erase: eraseAnalysisEndpoint({ analyses, photos, now }),
});
await bus.work(analysePhotoJob, work, {
  concurrency: env.WORKERS,
  onDead: ({ analysisId }) => analyses.hurry(analysisId, now()),
});
await tellStatus({
  app,
  bus,
  service: "analysis",
  figures: {
    ...facts.figures,
    ...figures,
    ...analysisFigures(model, now),
    "bus.dead_letters.kept": () => bus.deadLetters(analysePhotoJob),
  },
});

app.every(500, "tell facts", () => facts.round());
app.every(2_000, "wake unfinished analyses", () => wakeUnfinished({ analyses, photos, reports, wakeUps, now, log }));
app.every(60_000, "delete expired photos", () => sweepPhotos({ analyses, photos, now }));
const orphanAfterMs = env.UPLOAD_KEPT_SECONDS * 1_000;
app.every(orphanAfterMs / 6, "delete orphaned uploads", () => sweepUploads({ analyses, photos, now, orphanAfterMs }));
await app.ready(env.HEALTH_PORT, env.HEALTH_HOST);
