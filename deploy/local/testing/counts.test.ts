import { expect, test } from "vitest";
import { add, withRunnerFailure, summaryLine } from "./counts.ts";

test("the summary mentions skipped tests only if there are some", () => {
  expect(summaryLine({ passed: 12, failed: 0, skipped: 0 })).toBe("12 passed, 0 failed");
  expect(summaryLine({ passed: 12, failed: 1, skipped: 2 })).toBe("12 passed, 1 failed, 2 skipped");
});

test("adds up all parts", () => {
  expect(
    add([
      { passed: 1, failed: 2, skipped: 3 },
      { passed: 10, failed: 20, skipped: 30 },
    ]),
  ).toEqual({ passed: 11, failed: 22, skipped: 33, remarks: [] });
  expect(add([])).toEqual({ passed: 0, failed: 0, skipped: 0, remarks: [] });
  expect(
    add([
      { passed: 0, failed: 1, skipped: 0, remarks: ["a"] },
      { passed: 0, failed: 1, skipped: 0, remarks: ["b"] },
    ]).remarks,
  ).toEqual(["a", "b"]);
});

test("a runner with an exit code has failed, also without failed tests", () => {
  expect(withRunnerFailure({ passed: 3, failed: 0, skipped: 0 }, 1)).toEqual({ passed: 3, failed: 1, skipped: 0 });
  expect(withRunnerFailure({ passed: 3, failed: 2, skipped: 0 }, 1)).toEqual({ passed: 3, failed: 2, skipped: 0 });
});

test("a runner without tests has failed", () => {
  expect(withRunnerFailure({ passed: 0, failed: 0, skipped: 0 }, 0).failed).toBe(1);
});
