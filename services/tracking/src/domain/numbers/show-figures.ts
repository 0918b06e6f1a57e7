import { type Figures, TIMED_DAYS } from "@hundeblick/proto/http/figures";
import type { ReportTimes, VisitCounts } from "./ports.ts";
import { sumOf } from "./summary.ts";
import { medianOf } from "./times.ts";

const DAY_MS = 86_400_000;
const KEPT_MS = 600_000;

export type FiguresDeps = { counts: VisitCounts; reportTimes: ReportTimes; now: () => Date };

/** Figures for the public site, cached for ten minutes. */
export function figuresReader(deps: FiguresDeps): () => Promise<Figures> {
  let kept: { until: number; figures: Figures } | undefined;
  return async () => {
    const now = deps.now().getTime();
    if (!kept || kept.until <= now) kept = { until: now + KEPT_MS, figures: await countFigures(deps) };
    return kept.figures;
  };
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
