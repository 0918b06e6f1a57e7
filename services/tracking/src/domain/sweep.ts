import type { CheckUseStore } from "./check-uses.ts";
import type { Clicks, Sessions } from "./ports.ts";
import { type Kept, keptSince } from "./retention.ts";

/** Deletes visits, clicks and uses of the check older than the days they are kept; the counts of their days stay. */
export async function sweep({
  sessions,
  clicks,
  checkUses,
  kept,
  now,
}: {
  sessions: Sessions;
  clicks: Clicks;
  checkUses: Pick<CheckUseStore, "removeBefore">;
  kept: Kept;
  now: () => Date;
}): Promise<{ sessions: number; clicks: number }> {
  const moment = keptSince(now(), await kept.rawDays());
  // told first: a day that misses a visit must not be counted again
  await kept.swept(moment);
  await checkUses.removeBefore(moment);
  return { sessions: await sessions.removeIdleSince(moment), clicks: await clicks.removeBefore(moment) };
}
