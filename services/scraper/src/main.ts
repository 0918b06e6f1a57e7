import { connectBus } from "@hundeblick/kit/bus";
import { connectMongo } from "@hundeblick/kit/mongo";
import { startProcess } from "@hundeblick/kit/process";
import { serveStatus } from "@hundeblick/kit/status";
import { runBulk } from "./domain/bulk/bulk-update.ts";
import { Env } from "./env.ts";
import { scraperParts } from "./parts.ts";
import { serveScraper } from "./service.ts";

const WORK_MS = 250;

const { env, log, app } = startProcess("scraper", Env);

const mongo = app.use(await connectMongo(env, { database: "hundeblick_scraper", log }));
const bus = app.use(await connectBus(env, { name: "scraper", log }));

const parts = await scraperParts({ env, mongo, bus, log, use: (resource) => app.use(resource) });
await serveScraper(bus, parts);
await serveStatus({ app, bus, service: "scraper", figures: {} });
// one product per run, so that a stop waits for no more than that
app.every(WORK_MS, "bulk update", () => runBulk(parts));
await app.ready(env.HEALTH_PORT, env.HEALTH_HOST);
