import { expect, test } from "vitest";
import { firstInvalidAnswer } from "./first-invalid-answer.ts";

const measuredAt = "2026-11-20T19:00:00Z";

test("valid answers", () => {
  expect(firstInvalidAnswer({})).toBeUndefined();
  expect(
    firstInvalidAnswer({
      concerns: [{ id: "limping", answers: { alarm: ["none"], weight: "clear" } }],
      checks: [{ id: "resting_breathing", inputs: { taps: 9, state: "asleep" }, measuredAt }],
    }),
  ).toBeUndefined();
});

test.each([
  [
    "an option that does not exist",
    { concerns: [{ id: "limping", answers: { weight: "none" } }] },
    "concerns.limping.weight",
  ],
  [
    "a question that does not exist",
    { concerns: [{ id: "limping", answers: { hours: 3 } }] },
    "concerns.limping.hours",
  ],
  [
    "none beside another",
    { concerns: [{ id: "limping", answers: { alarm: ["none", "bone"] } }] },
    "concerns.limping.alarm",
  ],
  [
    "a number out of range",
    { checks: [{ id: "resting_breathing", inputs: { taps: 9_000 }, measuredAt }] },
    "checks.resting_breathing.taps",
  ],
] as const)("names %s", (_, answers, field) => {
  expect(firstInvalidAnswer(JSON.parse(JSON.stringify(answers)))).toBe(field);
});
