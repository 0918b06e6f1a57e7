/** How long a test waits for what it asserts, ms; only reached when the test fails. */
export const WAIT_LIMIT_MS = 60_000;
/** Limit of one test, ms; vitest.config.ts sets it for every test. */
export const TEST_LIMIT_MS = 180_000;
/** Widens the product's timeouts in tests about something else, because a busy test machine is slow. */
export const WIDE_TIMEOUTS = { TIMEOUT_FACTOR: 40 };
/** The same as an environment variable. */
export const WIDE_TIMEOUTS_ENV = { TIMEOUT_FACTOR: String(WIDE_TIMEOUTS.TIMEOUT_FACTOR) };
