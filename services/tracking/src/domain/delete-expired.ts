import type { CheckUseStore } from "./check-uses.ts";
import type { Clicks, Sessions } from "./ports.ts";
import { type RetentionStore, retentionCutoff } from "./retention.ts";

/** Deletes expired visits, clicks and uses; the counts of their days stay. */
export async function deleteExpired({
  sessions,
  clicks,
  checkUses,
  retention,
  now,
}: {
  sessions: Sessions;
  clicks: Clicks;
  checkUses: Pick<CheckUseStore, "removeBefore">;
  retention: RetentionStore;
  now: () => Date;
}): Promise<{ sessions: number; clicks: number }> {
  const moment = retentionCutoff(now(), await retention.rawDays());
  // stored first, because a day with deleted visits must not be counted again
  await retention.saveDeletedUntil(moment);
  await checkUses.removeBefore(moment);
  return { sessions: await sessions.removeIdleSince(moment), clicks: await clicks.removeBefore(moment) };
}
