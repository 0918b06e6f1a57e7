const DAY_MS = 86_400_000;
/** Retention of an analysis without a report, which nobody else deletes. */
const FAILED_DAYS = 30;
/** Longer than any attempt, so that the second deletion finds what a fenced-out worker still stored. */
const REMOVE_AGAIN_AFTER_MS = 120_000;

const later = (moment: Date, ms: number): Date => new Date(moment.getTime() + ms);
/** When an analysis that failed now must be deleted. */
export const failedExpiresAt = (now: Date): Date => later(now, FAILED_DAYS * DAY_MS);
export const retryDeletionAt = (now: Date): Date => later(now, REMOVE_AGAIN_AFTER_MS);
