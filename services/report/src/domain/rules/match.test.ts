import { describe, expect, test } from "@jest/globals";
import { buildVisionResult, buildVisionFindings, composed, rendered } from "../../../test/support/dogs.ts";
import { matchOf } from "./match.ts";

const stiff = { additionalInfo: "Er ist morgens steif" };

describe("how sure a report is of a need", () => {
  test("a wish alone is one third", () => {
    for (const need of ["joints", "gut", "skin_coat", "anxiety"] as const)
      expect(matchOf(composed({ goals: [need] }), need)).toBeCloseTo(1 / 3);
  });

  test("what the owner told is two thirds, wished or not", () => {
    expect(matchOf(composed(stiff), "joints")).toBeCloseTo(2 / 3);
    expect(matchOf(composed({ ...stiff, goals: ["joints"] }), "joints")).toBeCloseTo(2 / 3);
  });

  test("what the photo shows counts as surely as it was seen; the surest of several is taken", () => {
    expect(matchOf(composed({}, buildVisionFindings(["coat_dull"], "high")), "skin_coat")).toBe(1);
    expect(matchOf(composed({}, buildVisionFindings(["tartar_visible"], "low")), "dental")).toBeCloseTo(1 / 3);
    const told = { additionalInfo: "Das Fell ist stumpf" };
    expect(matchOf(composed(told), "skin_coat")).toBeCloseTo(2 / 3);
    expect(matchOf(composed(told, buildVisionFindings(["coat_dull"], "high")), "skin_coat")).toBe(1);
  });

  test("a sign of another need says nothing about this one", () => {
    expect(matchOf(composed({ ...stiff, goals: ["gut"] }), "gut")).toBeCloseTo(1 / 3);
  });
});

test("every supplement of a report has the match of its own need", () => {
  const { supplements } = rendered(composed({ ...stiff, goals: ["gut"] }, buildVisionResult()));
  const matches = supplements.map(({ goal, match }) => [goal, match]);
  expect(matches).toContainEqual(["joints", 2 / 3]);
  expect(matches).toContainEqual(["gut", 1 / 3]);
});
