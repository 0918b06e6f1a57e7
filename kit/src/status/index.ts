import { setTimeout as pause } from "node:timers/promises";
import { LRUCache } from "lru-cache";
import {
  FIGURES,
  type FigureName,
  serviceStatus,
  type ServiceName,
  type ServiceStatus,
} from "@hundeblick/proto/rpc/service-status";
import type { Bus } from "../bus/index.ts";
import type { Lifecycle } from "../lifecycle/index.ts";
import { meter } from "../metrics/index.ts";

/** How to read each figure; null: not known at the moment. */
export type Figures = Partial<Record<FigureName, () => Promise<number | null>>>;
type FigureValues = ServiceStatus["figures"];

/** Figures are cached this long, however often dashboards and operators ask. */
const CACHE_MS = 2_000;
const READ_LIMIT_MS = 1_500;

/** Reports the status of this process to operators (by call) and dashboards (as metrics). */
export async function serveStatus({
  app,
  bus,
  service,
  figures,
}: {
  app: Pick<Lifecycle, "readiness">;
  bus: Pick<Bus, "serve">;
  service: ServiceName;
  figures: Figures;
}): Promise<void> {
  const startedAt = new Date().toISOString();
  const cache = new LRUCache<"figures", FigureValues>({
    max: 1,
    ttl: CACHE_MS,
    fetchMethod: () => readFigures(figures),
  });
  const read = () => cache.forceFetch("figures");
  for (const name of Object.keys(figures) as FigureName[]) {
    meter.createObservableGauge(`hundeblick.${name}`, { unit: FIGURES[name] }).addCallback(async (gauge) => {
      const value = (await read())[name] ?? null;
      if (value !== null) gauge.observe(value);
    });
  }
  await bus.serve(
    { status: serviceStatus(service) },
    {
      async status() {
        const [readiness, figures] = await Promise.all([app.readiness(), read()]);
        return { ...readiness, figures, startedAt };
      },
    },
  );
}

/** A figure that fails or takes too long is null; the others are still reported. */
async function readFigures(figures: Figures): Promise<FigureValues> {
  const entries = await Promise.all(
    Object.entries(figures).map(async ([name, read]) => {
      const late = pause(READ_LIMIT_MS, null, { ref: false });
      return [name, await Promise.race([read().catch(() => null), late])] as const;
    }),
  );
  return Object.fromEntries(entries);
}

/** Seconds since `moment`; 0 when there is none. */
export const secondsSince = (moment: Date | null | undefined, now: Date = new Date()): number =>
  moment ? Math.max(0, (now.getTime() - moment.getTime()) / 1_000) : 0;
