import { expect, test } from "@jest/globals";
import { readJestReport, readPlaywrightReport, readTapReport } from "./read-reports.ts";

test("jest: a test file that cannot be loaded is a failure", () => {
  const report = { numPassedTests: 40, numFailedTests: 1, numPendingTests: 2, numTodoTests: 1, numRuntimeErrorTestSuites: 1 };
  expect(readJestReport(JSON.stringify(report))).toEqual({ passed: 40, failed: 2, skipped: 3 });
});

test("playwright: a flaky test and an error outside of tests are failures", () => {
  const report = { stats: { expected: 9, unexpected: 1, flaky: 1, skipped: 0 }, errors: [{ message: "no browser" }] };
  expect(readPlaywrightReport(JSON.stringify(report))).toEqual({ passed: 9, failed: 3, skipped: 0 });
});

test("node: a cancelled test is a failure", () => {
  expect(readTapReport("ok 1 - a\n1..3\n# tests 3\n# suites 0\n# pass 1\n# fail 1\n# cancelled 1\n# skipped 0\n# todo 0\n")).toEqual({ passed: 1, failed: 2, skipped: 0 });
});
