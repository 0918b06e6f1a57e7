import { expect, test } from "@jest/globals";
import { AREAS } from "@hundeblick/proto/health/areas";
import { areaOf, composed } from "../../../test/support/dogs.ts";
import { seen, stated } from "./finding.ts";
import { NEUTRAL_SCORE, RATINGS } from "./ratings.ts";
import { overallScore, scoreAreas } from "./scores.ts";

test("an area nothing was seen, told or measured in has no score", () => {
  expect(scoreAreas([])).toEqual(
    AREAS.map((id) => ({ id, score: null, basis: "typical", confidence: "low", findings: [] })),
  );
});

test("every point of an area can be traced to one of its findings", () => {
  const report = composed({
    breed: "Labrador Retriever",
    ageMonths: 108,
    weightKg: 33,
    sex: "female",
    additionalInfo: "Steht morgens steif auf.",
    goals: ["joints", "skin_coat"],
  });
  for (const { score, findings } of report.areas)
    expect(score).toBe(
      findings.some(({ points }) => points !== null)
        ? Math.round(NEUTRAL_SCORE + findings.reduce((sum, { points }) => sum + (points ?? 0), 0))
        : null,
    );
  expect(report.overallScore).toBe(overallScore(report.areas, report.general, report.vetSoon.length > 0));
  for (const { findings } of report.areas)
    for (const { code, points } of findings.filter(({ code }) => code !== "weight_above_slightly"))
      expect(points).toBe(RATINGS[code].points);
});

test("an area is as sure as the finding that moved it most", () => {
  const [coat] = scoreAreas([seen("coat_shiny", "low"), seen("coat_patchy", "high")]);
  expect(coat).toMatchObject({ score: NEUTRAL_SCORE + 6 - 18, basis: "seen", confidence: "high" });
});

test("a sure area counts three times as much as a guessed one", () => {
  const areas = scoreAreas([seen("coat_patchy", "high"), seen("body_ideal", "low")]);
  expect(overallScore(areas, [], false)).toBe(Math.round((62 * 3 + 88) / 4));
});

test("general findings move the overall score only", () => {
  const areas = scoreAreas([seen("coat_even", "high"), seen("body_ideal", "high")]);
  expect(
    overallScore(areas, [seen("eyes_clear", "high"), stated("told_other_sign", "medium", { flag: "cough" })], false),
  ).toBe(83);
});

test("one area is too little for a number, two are enough", () => {
  expect(overallScore(scoreAreas([seen("coat_even", "high")]), [], false)).toBeNull();
  expect(overallScore(scoreAreas([seen("coat_even", "high"), seen("body_ideal", "high")]), [], false)).toBe(87);
});

test("an area with a known illness is left to the vet", () => {
  const areas = scoreAreas([stated("told_lively", "high"), seen("coat_even", "high")], ["energy"]);
  expect(areas.map(({ id, score, withVet = false }) => [id, score, withVet])).toEqual([
    ["coat", 86, false],
    ["weight", null, false],
    ["mobility", null, false],
    ["energy", null, true],
  ]);
});

test("nothing is good while a vet should look", () => {
  const areas = scoreAreas([seen("coat_even", "high"), seen("coat_shiny", "high"), seen("body_ideal", "high")]);
  expect(overallScore(areas, [], false)).toBeGreaterThanOrEqual(85);
  expect(overallScore(areas, [], true)).toBe(69);
});

test("no score leaves 0 to 100", () => {
  const worst = scoreAreas([
    seen("coat_patchy", "high"),
    seen("skin_reddened", "high"),
    stated("told_itch", "high"),
    stated("told_ear", "high"),
    seen("coat_dull", "high"),
    seen("flakes_visible", "high"),
    seen("coat_matted", "high"),
    stated("told_weight_loss", "high"),
  ]);
  expect(worst[0]?.score).toBe(0);
  expect(
    overallScore(
      worst,
      Array.from({ length: 30 }, () => stated("told_other_sign", "high")),
      false,
    ),
  ).toBe(0);
});

test("a joint wish counts once: told stiffness already says it", () => {
  const wish = areaOf(composed({ goals: ["joints"] }), "mobility");
  const both = areaOf(composed({ goals: ["joints"], additionalInfo: "Er ist steif." }), "mobility");
  expect(wish.findings.map(({ code }) => code)).toContain("told_joints_goal");
  expect(both.findings.map(({ code }) => code)).not.toContain("told_joints_goal");
});
