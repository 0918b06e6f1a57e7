import { LRUCache } from "lru-cache";
import { type Figures, TIMED_DAYS } from "@hundeblick/proto/http/figures";
import type { ReportTimes, VisitCounts } from "./ports.ts";
import { sumOf } from "./summary.ts";
import { medianOf } from "./times.ts";

const DAY_MS = 86_400_000;
const CACHE_MS = 600_000;

type FiguresDeps = { counts: Pick<VisitCounts, "ofDays">; reportTimes: ReportTimes; now: () => Date };

/** Figures for the public site, cached for ten minutes. */
export function figuresReader(deps: FiguresDeps): () => Promise<Figures> {
  const cache = new LRUCache<"figures", Figures>({
    max: 1,
    ttl: CACHE_MS,
    ttlResolution: 0,
    perf: { now: () => deps.now().getTime() },
    fetchMethod: () => countFigures(deps),
  });
  return () => cache.forceFetch("figures");
}

/** Reports of all days ever counted, because the counts of a day outlive its visits. */
export async function countFigures({ counts, reportTimes, now }: FiguresDeps): Promise<Figures> {
  const [{ days }, times] = await Promise.all([
    counts.ofDays(new Date(0)),
    reportTimes.since(new Date(now().getTime() - TIMED_DAYS * DAY_MS)),
  ]);
  const timedVisits = Object.values(times).reduce((sum, visits) => sum + visits, 0);
  return {
    reports: sumOf(days.map(({ people }) => people)).reached.completedAnalysis,
    medianSeconds: medianOf(times, timedVisits),
    timedVisits,
  };
}
