import { connectBus } from "@hundeblick/kit/bus";
import { connectMongo } from "@hundeblick/kit/mongo";
import { startProcess } from "@hundeblick/kit/process";
import { serveStatus } from "@hundeblick/kit/status";
import { Env } from "./env.ts";
import { reportParts } from "./parts.ts";
import { serveReport } from "./service.ts";

const { env, log, app } = startProcess("report", Env);

const mongo = app.use(await connectMongo(env, { database: "hundeblick_report", log }));
const bus = app.use(await connectBus(env, { name: "report", log }));

const parts = await reportParts({ mongo, bus, log });
await serveReport(bus, parts);
await serveStatus({ app, bus, service: "report", figures: parts.figures });
app.every(1_000, "publish pending events and addresses", parts.publishPending);
await app.ready(env.HEALTH_PORT, env.HEALTH_HOST);
