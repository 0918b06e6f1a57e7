import type { Counts } from "./counts.ts";

type JestReport = { numPassedTests: number; numFailedTests: number; numPendingTests: number; numTodoTests: number; numRuntimeErrorTestSuites: number };
type PlaywrightReport = { stats: { expected: number; unexpected: number; flaky: number; skipped: number }; errors: unknown[] };

/** Jest's `--json`: a test file that could not even be loaded counts as one failed test. */
export function readJestReport(json: string): Counts {
  const report = JSON.parse(json) as JestReport;
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + report.numRuntimeErrorTestSuites,
    skipped: report.numPendingTests + report.numTodoTests,
  };
}

/** Playwright's json reporter: a test that passed only when tried again has failed. */
export function readPlaywrightReport(json: string): Counts {
  const { stats, errors } = JSON.parse(json) as PlaywrightReport;
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky + errors.length, skipped: stats.skipped };
}

/** The closing lines of Node's tap reporter. */
export function readTapReport(tap: string): Counts {
  const count = (word: string): number => Number(new RegExp(`^# ${word} (\\d+)$`, "m").exec(tap)?.[1] ?? 0);
  return { passed: count("pass"), failed: count("fail") + count("cancelled"), skipped: count("skipped") + count("todo") };
}
