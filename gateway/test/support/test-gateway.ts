import { mkdirSync, mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { Readable } from "node:stream";
import type { Express } from "express";
import { AppError } from "@hundeblick/kit/errors";
import { createLog, type Log } from "@hundeblick/kit/log";
import type { Objects } from "@hundeblick/kit/objects";
import { fakeBus, type FakeBus } from "@hundeblick/kit/testing";
import { openSpool } from "../../src/adapters/disk/spool.ts";
import { analysesOverBus } from "../../src/adapters/bus/analyses.ts";
import { createApp, type AppOptions } from "../../src/app.ts";
import { checkedAnswers } from "./checked-replies.ts";
import type { LimitName, Limits } from "../../src/domain/ports.ts";
import { clientSlots } from "../../src/domain/client-slots.ts";
import { watchAnalyses, type AnalysisWatch } from "../../src/domain/watch-analyses.ts";
import type { MinimumRate } from "../../src/http/upload/minimum-rate.ts";
import { watchReadiness } from "../../src/http/readiness.ts";
import { publicRoutes, type RouteDeps } from "../../src/routes.ts";
import { openSite } from "../../src/http/site/site-files.ts";

/** Writes a site's build to a temporary folder: path → content. */
export function siteOf(files: Record<string, string | Buffer>): string {
  const folder = mkdtempSync(join(tmpdir(), "gateway-site-"));
  for (const [path, content] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), content);
  }
  return folder;
}

type MemoryObjects = Pick<Objects, "name" | "check" | "close" | "put" | "remove" | "stream"> & {
  stored: Map<string, Buffer>;
  down: boolean;
};

/** The photo store in memory. */
function memoryObjects(): MemoryObjects {
  const objects: MemoryObjects = {
    name: "objects",
    stored: new Map(),
    down: false,
    async put(key, body) {
      if (objects.down) throw new AppError("unavailable");
      objects.stored.set(key, Buffer.isBuffer(body) ? body : Buffer.concat(await body.toArray()));
    },
    async remove(key) {
      if (objects.down) throw new AppError("unavailable");
      objects.stored.delete(key);
    },
    async stream(key) {
      const found = objects.stored.get(key);
      if (!found) throw new AppError("photo_not_found");
      return { body: Readable.from([found]), bytes: found.length, contentType: "text/html" };
    },
    async check() {
      if (objects.down) throw new AppError("unavailable");
    },
    async close() {},
  };
  return objects;
}

/** Rate limits in memory; `refuse` names the exhausted ones. */
type CountingLimits = Limits & { taken: [LimitName, string][]; refuse: Set<LimitName> };
function countingLimits(): CountingLimits {
  const limits: CountingLimits = {
    taken: [],
    refuse: new Set(),
    async take(name, client) {
      if (limits.refuse.has(name)) throw new AppError("too_many_requests", { details: { retryAfterSeconds: 120 } });
      limits.taken.push([name, client]);
    },
    async giveBack(name, client) {
      limits.taken.splice(
        limits.taken.findIndex(([one, who]) => one === name && who === client),
        1,
      );
    },
  };
  return limits;
}

export type TestGateway = {
  app: Express;
  bus: FakeBus;
  objects: MemoryObjects;
  limits: CountingLimits;
  watch: AnalysisWatch;
  logged: Record<string, unknown>[];
  spoolFolder: string;
};

/** The gateway with all dependencies in memory. */
export async function testGateway(
  options: Partial<AppOptions> & {
    web?: Record<string, string | Buffer>;
    admin?: Record<string, string | Buffer>;
    perClient?: number;
    minimumRate?: MinimumRate;
  } = {},
): Promise<TestGateway> {
  const [bus, objects, limits] = [fakeBus(), memoryObjects(), countingLimits()];
  const logged: Record<string, unknown>[] = [];
  const log: Log = createLog(
    { service: "gateway", level: "debug" },
    {
      write: (line) => {
        logged.push(JSON.parse(line) as Record<string, unknown>);
      },
    },
  );
  const spoolFolder = mkdtempSync(join(tmpdir(), "gateway-spool-"));
  const watch = watchAnalyses(analysesOverBus(bus), { everyMs: 20 });
  const ask = (): ReturnType<RouteDeps["readiness"]> => watchReadiness([bus, objects])();
  const perClient = options.perClient ?? 10;
  const routes = publicRoutes({
    bus,
    objects,
    limits,
    spool: await openSpool(spoolFolder),
    watch,
    readiness: ask,
    uploadSlots: clientSlots({ total: 10, perClient }),
    streamSlots: clientSlots({ total: 10, perClient }),
    ...(options.minimumRate ? { minimumRate: options.minimumRate } : {}),
    log,
  });
  const app = createApp({
    log,
    routes,
    site: openSite(siteOf(options.web ?? {})),
    adminSite: openSite(siteOf(options.admin ?? {})),
    adminHost: undefined,
    policy: { imageOrigins: [], connectOrigins: [] },
    trustProxyHops: 0,
    ...options,
  });
  return { app: checkedAnswers(app), bus, objects, limits, watch, logged, spoolFolder };
}
