import type { Analysis } from "./analysis.ts";
import { failureCode, isSpent, wakeDelayMs } from "./attempt-rules.ts";
import { failAnalysis, type FailDeps } from "./fail-analysis.ts";
import type { WakeUps } from "./ports.ts";

type RequeueDeps = FailDeps & { wakeUps: WakeUps };
const ROUND = 200;
/** Largest clock difference between the queue and this process. */
const CLOCKS_MS = 5_000;
const QUEUE_DELAY_MS = 10_000;

/**
 * Sends wake-ups for stalled analyses and ends those out of attempts, so that a lost stream or message or a dead worker
 * loses no analysis. What is still in the queue is not sent again. Returns the number handled.
 */
export async function requeueStalled(deps: RequeueDeps): Promise<number> {
  const due = await deps.analyses.due(deps.now(), ROUND);
  const [spent, alive] = [due.filter(isSpent), due.filter((analysis) => !isSpent(analysis))];
  for (const analysis of spent) await failAnalysis(deps, analysis, { code: failureCode(analysis) });
  if (alive.length === 0) return due.length;

  const untaken = await deps.wakeUps.oldestPendingAt();
  const waits = ({ wokenAt }: Analysis): boolean =>
    untaken !== null && wokenAt !== undefined && wokenAt.getTime() > untaken.getTime() - CLOCKS_MS;
  const now = deps.now();
  const after = (ms: number) => ({ now, nextAt: new Date(now.getTime() + ms) });
  const waiting = alive.filter(waits);
  if (waiting.length > 0) await deps.analyses.postpone(waiting.map(idOf), after(QUEUE_DELAY_MS));
  const lost = alive.filter((analysis) => !waits(analysis));
  for (const [wakes, those] of Map.groupBy(lost, (analysis) => analysis.wakes + 1)) {
    await deps.analyses.countWakes(those.map(idOf), wakes, after(wakeDelayMs(wakes)));
    for (const analysis of those) deps.wakeUps.send(analysis, wakes);
  }
  return due.length;
}

const idOf = ({ id }: Analysis): string => id;
