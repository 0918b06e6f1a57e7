import { connectBus } from "@hundeblick/kit/bus";
import { connectMongo } from "@hundeblick/kit/mongo";
import { startProcess } from "@hundeblick/kit/process";
import { serveStatus } from "@hundeblick/kit/status";
import { connectRollups } from "./adapters/mongo/rollups-connection.ts";
import { limitDutyCycle } from "./domain/duty-cycle.ts";
import { deleteExpired } from "./domain/delete-expired.ts";
import { Env } from "./env.ts";
import { trackingParts } from "./parts.ts";
import { serveTracking } from "./service.ts";

const ROLLUP_MS = 10_000;
const DELETE_EXPIRED_MS = 3_600_000;

const { env, log, app } = startProcess("tracking", Env);

const database = "hundeblick_tracking";
const mongo = app.use(await connectMongo(env, { database, log }));
const rollups = app.use(await connectRollups(env, { database, log }));
const bus = app.use(await connectBus(env, { name: "tracking", log }));

const parts = await trackingParts({ env, mongo, rollups, bus });
await serveTracking(bus, parts);
await serveStatus({ app, bus, service: "tracking", figures: parts.figures });
app.every(ROLLUP_MS, "count visits", limitDutyCycle(parts.recount));
app.every(DELETE_EXPIRED_MS, "delete expired visits", () => deleteExpired(parts));
await app.ready(env.HEALTH_PORT, env.HEALTH_HOST);
