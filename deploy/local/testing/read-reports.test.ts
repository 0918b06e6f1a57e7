import { expect, test } from "vitest";
import { readVitestReport, readPlaywrightReport } from "./read-reports.ts";

const vitestReport = (...testResults: object[]): string => JSON.stringify({ testResults });
const file = (name: string, tests: Record<string, string>) => ({
  name,
  status: Object.values(tests).includes("passed") && !Object.values(tests).includes("failed") ? "passed" : "failed",
  assertionResults: Object.entries(tests).map(([fullName, status]) => ({ fullName, status })),
});

test("vitest: a test file that cannot be loaded is a failure; failures are named", () => {
  const report = vitestReport(
    file("score.test.ts", { "a score": "failed", another: "passed", later: "todo", never: "pending" }),
    file("broken.test.ts", {}),
    file("breed.test.ts", { "a breed": "passed" }),
  );
  expect(readVitestReport(report)).toEqual({
    passed: 2,
    failed: 2,
    skipped: 2,
    remarks: ["failed: score.test.ts: a score", "failed: broken.test.ts"],
  });
});

test("playwright: an error outside of tests is a failure; a test that passed in a retry is named", () => {
  const spec = (title: string, status: string) => ({ file: "phone.spec.ts", title, tests: [{ status }] });
  const report = {
    stats: { expected: 9, unexpected: 1, flaky: 1, skipped: 0 },
    errors: [{ message: "no browser" }],
    suites: [
      {
        specs: [spec("the gate", "expected")],
        suites: [{ specs: [spec("the menu", "unexpected"), spec("the bar", "flaky")] }],
      },
    ],
  };
  expect(readPlaywrightReport(JSON.stringify(report))).toEqual({
    passed: 10,
    failed: 2,
    skipped: 0,
    remarks: [
      "failed: phone.spec.ts: the menu",
      "passed only when tried again: phone.spec.ts: the bar",
      "failed: no browser",
    ],
  });
});

test("a failure's reason stands beside its name, on one line", () => {
  const failure = {
    name: "score.test.ts",
    status: "failed",
    assertionResults: [
      {
        fullName: "a score",
        status: "failed",
        failureMessages: ["\u001B[31mExpected: 81\u001B[39m\n\n  Received: 18"],
      },
    ],
  };
  expect(readVitestReport(vitestReport(failure)).remarks).toEqual([
    "failed: score.test.ts: a score: Expected: 81 Received: 18",
  ]);
  const phone = {
    file: "phone.spec.ts",
    title: "the menu",
    tests: [{ status: "flaky", results: [{ error: { message: "Timeout" } }, {}] }],
  };
  const stats = { expected: 0, unexpected: 0, flaky: 1, skipped: 0 };
  expect(readPlaywrightReport(JSON.stringify({ stats, errors: [], suites: [{ specs: [phone] }] })).remarks).toEqual([
    "passed only when tried again: phone.spec.ts: the menu: Timeout",
  ]);
});
