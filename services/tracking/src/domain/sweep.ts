import type { Clicks, Sessions } from "./ports.ts";

const DAY_MS = 86_400_000;

/** Older visits and clicks are deleted. */
export const keptSince = (now: Date, rawDays: number): Date => new Date(now.getTime() - rawDays * DAY_MS);

/** The first moment of the oldest day of which no visit was deleted yet. */
export const completeSince = (now: Date, rawDays: number): Date => new Date(Math.ceil(keptSince(now, rawDays).getTime() / DAY_MS) * DAY_MS);

/** Deletes visits and clicks older than the days they are kept; the counts of their days stay. */
export async function sweep({ sessions, clicks, rawDays, now }: { sessions: Sessions; clicks: Clicks; rawDays: number; now: () => Date }): Promise<{ sessions: number; clicks: number }> {
  const moment = keptSince(now(), rawDays);
  return { sessions: await sessions.removeIdleSince(moment), clicks: await clicks.removeBefore(moment) };
}
