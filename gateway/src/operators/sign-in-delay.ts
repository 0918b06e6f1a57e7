const SECOND = 1_000;
const LONGEST_MS = 15 * 60 * SECOND;

/** After a day without an attempt nothing is remembered. */
export const FORGET_AFTER_MS = 24 * 3_600 * SECOND;

/** Wrong passwords from one address that cost nothing: several operators may share an office. */
export const FREE_PER_ADDRESS = 9;

/**
 * Ms to wait after the `failures`-th failure in a row: 1 s, 2 s, 4 s … at most 15 min.
 * It counts an account together with an address, so a stranger elsewhere cannot keep an operator out.
 */
export const delayAfter = (failures: number, free = 0): number =>
  failures <= free ? 0 : Math.min(SECOND * 2 ** (failures - free - 1), LONGEST_MS);
