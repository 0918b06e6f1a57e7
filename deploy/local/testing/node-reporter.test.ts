import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { readNodeReport } from "./read-reports.ts";

const TESTS = `
import assert from "node:assert/strict";
import { test } from "node:test";
import { setTimeout } from "node:timers/promises";
test("a", () => {});
test("the poison photo", () => assert.equal(1, 2));
test("later", { todo: true }, () => {});
test("too slow", { timeout: 1 }, ({ signal }) => setTimeout(60_000, undefined, { signal }));
`;

test("node: a cancelled test is a failure; counts, with each failure's name and reason", () => {
  const folder = mkdtempSync(join(tmpdir(), "node-reporter-"));
  const file = join(folder, "some.test.mjs");
  const report = join(folder, "report.json");
  writeFileSync(file, TESTS);
  const reporter = join(import.meta.dirname, "node-reporter.ts");
  const args = ["--test", `--test-reporter=${reporter}`, `--test-reporter-destination=${report}`, file];
  try {
    expect(() => execFileSync(process.execPath, args)).toThrow();
    expect(readNodeReport(readFileSync(report, "utf8"))).toEqual({
      passed: 1,
      failed: 2,
      skipped: 1,
      remarks: [
        "failed: the poison photo: Expected values to be strictly equal: 1 !== 2",
        "failed: too slow: test timed out after 1ms",
      ],
    });
  } finally {
    rmSync(folder, { recursive: true });
  }
});
