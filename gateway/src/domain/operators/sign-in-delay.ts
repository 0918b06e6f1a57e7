const SECOND = 1_000;
const MAX_MS = 15 * 60 * SECOND;

/** Counts expire a day after the last attempt. */
export const COUNT_TTL_MS = 24 * 3_600 * SECOND;

/** Failures of one address without a delay: several operators may share an office. */
export const FREE_PER_ADDRESS = 9;

/**
 * Attempts on one account from all unknown addresses and browsers before each is delayed. With the longest delay this
 * leaves some 130 guesses on the first day and 96 on each further one.
 */
export const FREE_PER_ACCOUNT = 20;

/** How long an address stays known for an account after a sign-in. */
export const KNOWN_ADDRESS_MS = 90 * 24 * 3_600 * SECOND;

/** Delay after the `failures`-th failure in a row, in ms: 1 s, 2 s, 4 s … at most 15 min. */
export const delayAfter = (failures: number, free = 0): number =>
  failures <= free ? 0 : Math.min(SECOND * 2 ** (failures - free - 1), MAX_MS);
