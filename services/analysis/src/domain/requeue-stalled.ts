import type { Analysis } from "./analysis.ts";
import { isSpent, failureCode, wakeDelayMs } from "./attempt-rules.ts";
import { failAnalysis, type FailDeps } from "./fail-analysis.ts";
import type { WakeUps } from "./ports.ts";

export type RequeueDeps = FailDeps & { wakeUps: WakeUps };
const ROUND = 200;
/** The queue's clock and ours may differ this much. */
const CLOCKS_MS = 5_000;
const QUEUE_DELAY_MS = 10_000;

/**
 * Sends a new wake-up for everything that should be further by now, and ends what is out of attempts. It makes the
 * documents the queue: a lost stream, a lost message or a dead worker loses no analysis. What still waits for its turn
 * is left in the queue, or a long one would only grow. Returns how many it saw to.
 */
export async function requeueStalled(deps: RequeueDeps): Promise<number> {
  const due = await deps.analyses.due(deps.now(), ROUND);
  const [spent, alive] = [due.filter(isSpent), due.filter((analysis) => !isSpent(analysis))];
  for (const analysis of spent) await failAnalysis(deps, analysis, failureCode(analysis));
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
