import { describe, expect, test } from "vitest";
import { buildVisionResult, buildVisionFindings, composed, rendered } from "../../../test/support/dogs.ts";
import { matchOf } from "./match.ts";

const stiff = { additionalInfo: "Er ist morgens steif" };

describe("match of a need", () => {
  test("the owner's goal alone is one third", () => {
    for (const need of ["joints", "gut", "skin_coat", "anxiety"] as const)
      expect(matchOf(composed({ goals: [need] }), need)).toBeCloseTo(1 / 3);
  });

  test("an owner-reported sign is two thirds", () => {
    expect(matchOf(composed(stiff), "joints")).toBeCloseTo(2 / 3);
    expect(matchOf(composed({ ...stiff, goals: ["joints"] }), "joints")).toBeCloseTo(2 / 3);
  });

  test("a seen sign counts by its confidence; the highest of several counts", () => {
    expect(matchOf(composed({}, buildVisionFindings(["coat_dull"], "high")), "skin_coat")).toBe(1);
    expect(matchOf(composed({}, buildVisionFindings(["tartar_visible"], "low")), "dental")).toBeCloseTo(1 / 3);
    const answers = { additionalInfo: "Das Fell ist stumpf" };
    expect(matchOf(composed(answers), "skin_coat")).toBeCloseTo(2 / 3);
    expect(matchOf(composed(answers, buildVisionFindings(["coat_dull"], "high")), "skin_coat")).toBe(1);
  });

  test("signs of another need do not count", () => {
    expect(matchOf(composed({ ...stiff, goals: ["gut"] }), "gut")).toBeCloseTo(1 / 3);
  });
});

test("every supplement of a report has the match of its own need", () => {
  const { supplements } = rendered(composed({ ...stiff, goals: ["gut"] }, buildVisionResult()));
  const matches = supplements.map(({ goal, match }) => [goal, match]);
  expect(matches).toContainEqual(["joints", 2 / 3]);
  expect(matches).toContainEqual(["gut", 1 / 3]);
});
