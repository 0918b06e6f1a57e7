import { connectBus } from "@hundeblick/kit/bus";
import { connectMongo } from "@hundeblick/kit/mongo";
import { startProcess } from "@hundeblick/kit/process";
import { serveStatus } from "@hundeblick/kit/status";
import { deliveryLoop } from "./delivery-loop.ts";
import { deleteExpired } from "./domain/delete-expired.ts";
import { queueMissingMails } from "./domain/take-message.ts";
import { Env } from "./env.ts";
import { mailParts } from "./parts.ts";
import { serveMail } from "./service.ts";

const DELIVER_MS = 1_000;
const QUEUE_MISSING_MS = 60_000;
const DELETE_EXPIRED_MS = 3_600_000;

const { env, log, app } = startProcess("mail", Env);
if (!env.OPERATOR_EMAIL)
  log.warn("OPERATOR_EMAIL is not set: messages of the contact form are stored and sent to nobody");

const mongo = app.use(await connectMongo(env, { database: "hundeblick_mail", log }));
const bus = app.use(await connectBus(env, { name: "mail", log }));

const parts = await mailParts({ env, mongo, log });
await serveMail(bus, parts);
await serveStatus({ app, bus, service: "mail", figures: parts.figures });
deliveryLoop(app, DELIVER_MS, parts.deliver);
app.every(QUEUE_MISSING_MS, "queue missing mails", () => queueMissingMails(parts));
app.every(DELETE_EXPIRED_MS, "delete expired mails", () => deleteExpired(parts));
await app.ready(env.HEALTH_PORT, env.HEALTH_HOST);
