import { expect, test } from "@jest/globals";
import { add, judged, summaryLine } from "./counts.ts";

test("the closing line has skipped tests only when there are some", () => {
  expect(summaryLine({ passed: 12, failed: 0, skipped: 0 })).toBe("12 passed, 0 failed");
  expect(summaryLine({ passed: 12, failed: 1, skipped: 2 })).toBe("12 passed, 1 failed, 2 skipped");
});

test("all parts are added up", () => {
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

test("a runner that ended badly has failed even when it counted nothing failed", () => {
  expect(judged({ passed: 3, failed: 0, skipped: 0 }, 1)).toEqual({ passed: 3, failed: 1, skipped: 0 });
  expect(judged({ passed: 3, failed: 2, skipped: 0 }, 1)).toEqual({ passed: 3, failed: 2, skipped: 0 });
});

test("a runner that found no test has failed", () => {
  expect(judged({ passed: 0, failed: 0, skipped: 0 }, 0).failed).toBe(1);
});
