/** Poll interval, also in the background. */
export const POLL_MS = 2000;
const MAX_RETRIES = 3;

/** Delay before retry `n` (from 0): one second, doubled each time, at most half a minute. */
export const retryDelayMs = (n: number) => Math.min(1000 * 2 ** n, 30_000);

/** At most three retries, and none for an unknown analysis. */
export const mayRetry = (retriesSoFar: number, notFound: boolean) => !notFound && retriesSoFar < MAX_RETRIES;
