import { isSpent, reasonOfGivingUp, wakePatienceMs } from "./attempt-rules.ts";
import { failAnalysis, type FailDeps } from "./fail-analysis.ts";
import type { WakeUps } from "./ports.ts";

export type WakeDeps = FailDeps & { wakeUps: WakeUps };
const ROUND = 200;

/**
 * Sends a new wake-up for everything that should be further by now, and ends what is out of attempts. It makes the
 * documents the queue: a lost stream, a lost message or a dead worker loses no analysis. Returns how many it saw to.
 */
export async function wakeUnfinished(deps: WakeDeps): Promise<number> {
  const due = await deps.analyses.due(deps.now(), ROUND);
  for (const analysis of due) {
    if (isSpent(analysis)) {
      await failAnalysis(deps, analysis, reasonOfGivingUp(analysis));
    } else if (
      await deps.analyses.countWake(analysis, new Date(deps.now().getTime() + wakePatienceMs(analysis.wakes + 1)))
    ) {
      deps.wakeUps.send(analysis, analysis.wakes + 1);
    }
  }
  return due.length;
}
