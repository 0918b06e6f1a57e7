const DAY_MS = 86_400_000;

/** Retention of visits and clicks, and what was deleted. */
export type RetentionStore = {
  rawDays(): Promise<number>;
  save(rawDays: number): Promise<void>;
  /** Everything before this moment was deleted; null: nothing yet. */
  deletedUntil(): Promise<Date | null>;
  saveDeletedUntil(until: Date): Promise<void>;
};

/** Older visits and clicks are deleted. */
export const retentionCutoff = (now: Date, rawDays: number): Date => new Date(now.getTime() - rawDays * DAY_MS);

/** Beginning of the oldest day without deleted visits, even if the retention was shorter before. */
export async function firstCompleteDay(retention: RetentionStore, now: Date): Promise<Date> {
  const [rawDays, swept] = await Promise.all([retention.rawDays(), retention.deletedUntil()]);
  return new Date(
    Math.ceil(Math.max(retentionCutoff(now, rawDays).getTime(), swept?.getTime() ?? 0) / DAY_MS) * DAY_MS,
  );
}
