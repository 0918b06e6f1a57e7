import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Bus, connectBus } from "@hundeblick/kit/bus";
import { connectObjects, type Objects } from "@hundeblick/kit/objects";
import { connectRedis } from "@hundeblick/kit/redis";
import {
  type FaultProxy,
  quietLog,
  startFaultProxy,
  testBus,
  testObjects,
  testPrefix,
  WIDE_TIMEOUTS,
} from "@hundeblick/kit/testing";
import { analysesOverBus } from "../../src/adapters/bus/analyses.ts";
import { openSpool } from "../../src/adapters/disk/spool.ts";
import { redisLimits } from "../../src/adapters/redis/gcra.ts";
import { createApp } from "../../src/app.ts";
import { clientSlots, STREAMS_PER_CLIENT, UPLOADS_PER_CLIENT } from "../../src/domain/client-slots.ts";
import { watchAnalyses } from "../../src/domain/watch-analyses.ts";
import { watchReadiness } from "../../src/http/readiness.ts";
import { serveHttp } from "../../src/http/serve.ts";
import { publicRoutes, type RouteDeps } from "../../src/routes.ts";
import { openSite } from "../../src/http/site/site-files.ts";
import { siteOf } from "./test-gateway.ts";

const of = (variable: string): string => {
  const value = process.env[variable];
  if (!value)
    throw new Error(`${variable} is not set: this test needs the backing servers (make integration starts them).`);
  return value;
};
function proxyTo(variable: string): Promise<FaultProxy> {
  const { hostname, port } = new URL(of(variable));
  return startFaultProxy(Number(port), hostname);
}

/** Ends also what a half-open phase left dead. */
export function reopen(line: FaultProxy): void {
  line.become("down");
  line.become("open");
}

export type RealGateway = {
  url: string;
  /** Fault proxies of the servers. */
  lines: { nats: FaultProxy; redis: FaultProxy; objects: FaultProxy };
  /** Direct connections to store and bus. */
  store: Objects;
  services: Bus;
  /** Keys the gateway ever stored. */
  put: string[];
  close(): Promise<void>;
};

/**
 * The gateway on the real bus, Redis and store through fault proxies. Clients are distinguished by X-Forwarded-For.
 * With `timeouts: {}` its timeouts are the product's.
 */
export async function realGateway({
  timeouts = WIDE_TIMEOUTS,
  ...more
}: Pick<RouteDeps, "minimumRate"> & { timeouts?: { TIMEOUT_FACTOR?: number } } = {}): Promise<RealGateway> {
  const prefix = testPrefix();
  const lines = {
    nats: await proxyTo("NATS_URL"),
    redis: await proxyTo("REDIS_URL"),
    objects: await proxyTo("S3_ENDPOINT"),
  };
  const store = testObjects();
  const services = await testBus("services", prefix);

  const redis = await connectRedis(
    { REDIS_URL: `redis://127.0.0.1:${lines.redis.port}`, ...timeouts },
    { log: quietLog },
  );
  const lineStore = connectObjects({
    ...timeouts,
    S3_ENDPOINT: `http://127.0.0.1:${lines.objects.port}`,
    S3_BUCKET: process.env["S3_BUCKET"] ?? "photos",
    S3_REGION: process.env["S3_REGION"] ?? "us-east-1",
    S3_ACCESS_KEY_ID: of("S3_ACCESS_KEY_ID"),
    S3_SECRET_ACCESS_KEY: of("S3_SECRET_ACCESS_KEY"),
  });
  const put: string[] = [];
  const objects: Objects = {
    ...lineStore,
    put: (key, ...photo) => {
      put.push(key);
      return lineStore.put(key, ...photo);
    },
  };
  const bus = await connectBus(
    { NATS_URL: `nats://127.0.0.1:${lines.nats.port}`, ...timeouts },
    { name: "gateway", log: quietLog, prefix },
  );
  const watch = watchAnalyses(analysesOverBus(bus), { everyMs: 50 });
  const app = createApp({
    log: quietLog,
    routes: publicRoutes({
      bus,
      objects,
      limits: redisLimits(redis.redis),
      spool: await openSpool(mkdtempSync(join(tmpdir(), "gateway-spool-"))),
      watch,
      readiness: watchReadiness([bus, objects, redis], timeouts.TIMEOUT_FACTOR),
      uploadSlots: clientSlots({ total: 60, perClient: UPLOADS_PER_CLIENT }),
      streamSlots: clientSlots({ total: 1_000, perClient: STREAMS_PER_CLIENT }),
      ...more,
      log: quietLog,
    }),
    site: openSite(siteOf({})),
    adminSite: openSite(siteOf({})),
    adminHost: undefined,
    policy: { imageOrigins: [], connectOrigins: [] },
    trustProxyHops: 1,
  });
  const http = await serveHttp(app, { host: "127.0.0.1", port: 0, beforeClose: () => watch.close() });
  return {
    url: `http://127.0.0.1:${http.port}`,
    lines,
    store,
    services,
    put,
    async close() {
      await http.close();
      await Promise.allSettled([bus.close(), services.close(), redis.close(), objects.close(), store.close()]);
      await Promise.all(Object.values(lines).map((line) => line.close()));
    },
  };
}
