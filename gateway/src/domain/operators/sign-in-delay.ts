const SECOND = 1_000;
const MAX_MS = 15 * 60 * SECOND;

/** After a day without an attempt nothing is remembered. */
export const FORGET_AFTER_MS = 24 * 3_600 * SECOND;

/** Wrong passwords from one address that cost nothing: several operators may share an office. */
export const FREE_PER_ADDRESS = 9;

/**
 * Attempts on one account, from all addresses and browsers that never signed in to it, before each waits: the ceiling.
 * With the longest wait that leaves some 130 guesses on the first day and 96 on each further one.
 */
export const FREE_PER_ACCOUNT = 20;

/** An address stays known for an account this long after a sign-in. */
export const KNOWN_ADDRESS_MS = 90 * 24 * 3_600 * SECOND;

/** Ms to wait after the `failures`-th failure in a row: 1 s, 2 s, 4 s … at most 15 min. */
export const delayAfter = (failures: number, free = 0): number =>
  failures <= free ? 0 : Math.min(SECOND * 2 ** (failures - free - 1), MAX_MS);
