/** How long a test waits for what it asserts, ms: never the subject of a test, only the end of a hopeless wait. */
export const WAIT_LIMIT_MS = 60_000;
/** How long one test may take in all, ms; jest.config.mjs sets it for every test. */
export const TEST_LIMIT_MS = 180_000;
/** The product's own time limits in tests whose subject is another: beside other work a server may be late. */
export const WIDE_TIMEOUTS = { TIMEOUT_FACTOR: 20 };
/** The same as a variable of a process. */
export const WIDE_TIMEOUTS_ENV = { TIMEOUT_FACTOR: String(WIDE_TIMEOUTS.TIMEOUT_FACTOR) };
