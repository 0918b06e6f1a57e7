import { expect, test } from "vitest";
import type { MeasuredCheck } from "@hundeblick/proto/health/check";
import { mergeAnswers } from "./merge-answers.ts";

const NOW = new Date("2026-11-21T10:00:00.000Z");
const breaths = (taps: number, measuredAt: string): MeasuredCheck => ({
  id: "resting_breathing",
  inputs: { taps },
  measuredAt,
});
const merged = (stored: MeasuredCheck, added: MeasuredCheck) =>
  mergeAnswers({ checks: [stored] }, { checks: [added] }, NOW).checks;

test("a stored time of the future hides no measurement of now", () => {
  const now = breaths(20, NOW.toISOString());
  expect(merged(breaths(12, "2027-05-01T09:00:00.000Z"), now)).toEqual([now]);
});

test("an earlier measurement does not replace a later one", () => {
  const later = breaths(20, "2026-11-21T09:00:00.000Z");
  expect(merged(later, breaths(12, "2026-11-20T09:00:00.000Z"))).toEqual([later]);
});

test("the same inputs by a clock that runs ahead are a new measurement after some minutes", () => {
  const stored = breaths(12, "2026-11-20T10:00:00.000Z");
  expect(merged(stored, breaths(12, "2027-05-01T09:00:00.000Z"))).toEqual([breaths(12, NOW.toISOString())]);
});
