import { connectBus } from "@hundeblick/kit/bus";
import { connectMongo } from "@hundeblick/kit/mongo";
import { startProcess } from "@hundeblick/kit/process";
import { connectObjects } from "@hundeblick/kit/objects";
import { serveStatus } from "@hundeblick/kit/status";
import { openBreedNetwork } from "./adapters/onnx/breed-network.ts";
import { openPhotoDecoder } from "./adapters/sharp/photo-decoder.ts";
import { createLargePhotos } from "./domain/large-photos.ts";
import { deleteExpiredPhotos, deleteExpiredUploads } from "./domain/delete-expired-photos.ts";
import { requeueStalled } from "./domain/requeue-stalled.ts";
import { Env } from "./env.ts";
import { analysisParts } from "./parts.ts";
import { serveAnalysis } from "./service.ts";

const { env, log, app } = startProcess("analysis", Env);

const decoder = app.use(openPhotoDecoder({ workers: env.WORKERS }));
const network = app.use(await openBreedNetwork(env.VISION_MODEL));
const mongo = app.use(await connectMongo(env, { database: "hundeblick_analysis", log }));
const objects = app.use(connectObjects(env));
const bus = app.use(await connectBus(env, { name: "analysis", log }));
const largePhotos = app.use(createLargePhotos(log));

const parts = await analysisParts({ env, mongo, objects, bus, decoder, network, largePhotos, log });
await serveAnalysis(bus, parts, { workers: env.WORKERS });
await serveStatus({ app, bus, service: "analysis", figures: parts.figures });

app.every(500, "publish events", () => parts.events.round());
app.every(2_000, "requeue stalled analyses", () => requeueStalled(parts));
app.every(60_000, "delete expired photos", () => deleteExpiredPhotos(parts));
const orphanAfterMs = env.UPLOAD_KEPT_SECONDS * 1_000;
app.every(orphanAfterMs / 6, "delete orphaned uploads", () => deleteExpiredUploads({ ...parts, orphanAfterMs }));
await app.ready(env.HEALTH_PORT, env.HEALTH_HOST);
