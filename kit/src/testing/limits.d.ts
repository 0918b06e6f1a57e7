/** How long a test waits for what it asserts, ms: never the subject of a test, only the end of a hopeless wait. */
export declare const WAIT_LIMIT_MS = 60000;
/** How long one test may take in all, ms; jest.config.mjs sets it for every test. */
export declare const TEST_LIMIT_MS = 180000;
/** The product's own time limits in tests whose subject is another: beside other work a server may be late. */
export declare const WIDE_TIMEOUTS: {
  TIMEOUT_FACTOR: number;
};
/** The same as a variable of a process. */
export declare const WIDE_TIMEOUTS_ENV: {
  TIMEOUT_FACTOR: string;
};
//# sourceMappingURL=limits.d.ts.map
