import { expect, test } from "@jest/globals";
import { readJestReport, readPlaywrightReport, readTapReport } from "./read-reports.ts";

const jestReport = (...testResults: object[]): string => JSON.stringify({ testResults });
const file = (name: string, tests: Record<string, string>) => ({
  name,
  status: Object.values(tests).includes("passed") && !Object.values(tests).includes("failed") ? "passed" : "failed",
  assertionResults: Object.entries(tests).map(([fullName, status]) => ({ fullName, status })),
});

test("jest: a test file that cannot be loaded is a failure; failures are named", () => {
  const report = jestReport(
    file("score.test.ts", { "a score": "failed", another: "passed", later: "todo", never: "pending" }),
    file("broken.test.ts", {}),
    file("breed.test.ts", { "a breed": "passed" }),
  );
  expect(readJestReport(report)).toEqual({
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

test("node: a cancelled test is a failure; failures are named", () => {
  expect(
    readTapReport(
      "ok 1 - a\nnot ok 2 - the poison photo\n1..3\n# tests 3\n# suites 0\n# pass 1\n# fail 1\n# cancelled 1\n# skipped 0\n# todo 0\n",
    ),
  ).toEqual({ passed: 1, failed: 2, skipped: 0, remarks: ["failed: the poison photo"] });
});
