import { connectBus } from "@hundeblick/kit/bus";
import { readEnv } from "@hundeblick/kit/env";
import { createLifecycle } from "@hundeblick/kit/lifecycle";
import { createLog } from "@hundeblick/kit/log";
import { scraperContract } from "@hundeblick/proto/rpc/scraper";
import { Env } from "./env.ts";

const env = readEnv(Env);
const log = createLog({ service: "scraper", level: env.LOG_LEVEL });
const app = createLifecycle({ name: "scraper", log });

const bus = app.use(await connectBus(env, { name: "scraper", log }));

await bus.serve(scraperContract, {});
await app.ready(env.HEALTH_PORT, env.HEALTH_HOST);
