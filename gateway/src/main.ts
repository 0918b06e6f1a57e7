import { connectBus } from "@hundeblick/kit/bus";
import { connectMongo } from "@hundeblick/kit/mongo";
import { connectObjects } from "@hundeblick/kit/objects";
import { startProcess } from "@hundeblick/kit/process";
import { connectRedis } from "@hundeblick/kit/redis";
import { analysesOverBus } from "./adapters/bus/analyses.ts";
import { openSpool } from "./adapters/disk/spool.ts";
import { noLimits, redisLimits } from "./adapters/redis/gcra.ts";
import { createApp } from "./app.ts";
import { clientSlots, type ClientSlots, STREAMS_PER_CLIENT, UPLOADS_PER_CLIENT } from "./domain/client-slots.ts";
import { watchAnalyses } from "./domain/watch-analyses.ts";
import { adminApi } from "./endpoints/admin/admin-api.ts";
import { adminWhenReachable } from "./endpoints/admin/admin-when-reachable.ts";
import { adminRoutes } from "./admin-routes.ts";
import { Env } from "./env.ts";
import { watchReadiness } from "./http/readiness.ts";
import { serveHttp } from "./http/serve.ts";
import { openOperators } from "./open-operators.ts";
import { publicRoutes } from "./routes.ts";
import { openSite } from "./http/site/site-files.ts";

const { env, log, app } = startProcess("gateway", Env);

const redis = app.use(await connectRedis(env, { log }));
const objects = app.use(connectObjects(env));
const mongo = app.use(await connectMongo(env, { database: "hundeblick_gateway", log, canWait: true }));
const bus = app.use(await connectBus(env, { name: "gateway", log }));

const spool = await openSpool(env.SPOOL_DIR);
const watch = watchAnalyses(analysesOverBus(bus), { everyMs: 500 });
const isLimited = env.RATE_LIMITS === "on";
const limits = isLimited ? redisLimits(redis.redis) : noLimits;
const slots = (total: number, perClient: number): ClientSlots =>
  clientSlots({ total, perClient: isLimited ? perClient : total });
const readiness = watchReadiness([bus, objects, redis, mongo], env.TIMEOUT_FACTOR);
const site = openSite(env.WEB_DIST);
const adminSite = openSite(env.ADMIN_DIST);
const admin = adminWhenReachable(async () => {
  await mongo.check();
  const operators = await openOperators({ mongo, redis, bus, env, log });
  return adminApi(operators, adminRoutes({ bus, audit: operators.audit, readiness }));
});
await admin.tryToOpen();
app.every(1_000, "open the admin area", admin.tryToOpen);
app.every(2_000, "check for a new build", () => Promise.all([site.refresh(), adminSite.refresh()]));

const http = app.use(
  await serveHttp(
    createApp({
      log,
      routes: publicRoutes({
        bus,
        objects,
        limits,
        spool,
        watch,
        readiness,
        log,
        uploadSlots: slots(env.UPLOADS_AT_ONCE, UPLOADS_PER_CLIENT),
        streamSlots: slots(env.STREAMS_AT_ONCE, STREAMS_PER_CLIENT),
      }),
      adminApi: admin.handler,
      site,
      adminSite,
      adminHost: env.ADMIN_HOST,
      policy: {
        imageOrigins: env.CSP_IMAGE_ORIGINS,
        connectOrigins: env.CSP_CONNECT_ORIGINS,
        hstsSubdomains: env.HSTS_SUBDOMAINS === "on",
      },
      trustProxyHops: env.TRUST_PROXY_HOPS,
    }),
    { host: env.HOST, port: env.PORT, beforeClose: () => watch.close() },
  ),
);

log.info({ url: `http://${env.HOST}:${http.port}` }, "listening");
await app.ready(env.HEALTH_PORT, env.HEALTH_HOST);
