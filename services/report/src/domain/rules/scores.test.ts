import { expect, test } from "vitest";
import { AREAS } from "@hundeblick/proto/health/areas";
import { areaOf, composed } from "../../../test/support/dogs.ts";
import { seen, stated } from "./finding.ts";
import { NEUTRAL_SCORE, RATINGS } from "./ratings.ts";
import { overallScore, scoreAreas } from "./scores.ts";

test("an area without ground has no score", () => {
  expect(scoreAreas([])).toEqual(
    AREAS.map((id) => ({ id, score: null, basis: "typical", confidence: "low", findings: [] })),
  );
});

test("the points of an area are the sum of its findings", () => {
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

test("the confidence of an area is weighted by its findings' points", () => {
  const [coat] = scoreAreas([seen("coat_shiny", "low"), seen("coat_patchy", "high")]);
  expect(coat).toMatchObject({ score: NEUTRAL_SCORE + 6 - 18, basis: "seen", confidence: "high" });
});

test("an area of high confidence counts three times as much as one of low confidence", () => {
  const areas = scoreAreas([seen("coat_patchy", "high"), seen("body_ideal", "low")]);
  expect(overallScore(areas, [], false)).toBe(Math.round((62 * 3 + 88) / 4));
});

test("general findings move the overall score only", () => {
  const areas = scoreAreas([seen("coat_even", "high"), seen("body_ideal", "high")]);
  expect(
    overallScore(areas, [seen("eyes_clear", "high"), stated("told_other_sign", "medium", { flag: "cough" })], false),
  ).toBe(83);
});

test("two areas are needed for an overall score", () => {
  expect(overallScore(scoreAreas([seen("coat_even", "high")]), [], false)).toBeNull();
  expect(overallScore(scoreAreas([seen("coat_even", "high"), seen("body_ideal", "high")]), [], false)).toBe(87);
});

test("a complaint alone makes no area good", () => {
  const report = composed({ concerns: [{ id: "cough", answers: { alarm: ["none"], well: "bright", since: "once" } }] });
  expect(areaOf(report, "energy")).toMatchObject({ score: null, basis: "told" });
  const [, , , energy] = scoreAreas([stated("told_lively", "high"), stated("told_fearful", "high")]);
  expect(energy).toMatchObject({ id: "energy", score: NEUTRAL_SCORE + 8 - 5 });
  expect(areaOf(composed({ additionalInfo: "Er ist sehr ängstlich" }), "energy").score).toBeNull();
});

test("an area with a known illness has no score", () => {
  const areas = scoreAreas([stated("told_lively", "high"), seen("coat_even", "high")], ["energy"]);
  expect(areas.map(({ id, score, withVet = false }) => [id, score, withVet])).toEqual([
    ["coat", 86, false],
    ["weight", null, false],
    ["mobility", null, false],
    ["energy", null, true],
  ]);
});

test("no label 'good' while a vet should look", () => {
  const areas = scoreAreas([seen("coat_even", "high"), seen("coat_shiny", "high"), seen("body_ideal", "high")]);
  expect(overallScore(areas, [], false)).toBeGreaterThanOrEqual(85);
  expect(overallScore(areas, [], true)).toBe(69);
});

test("scores are within 0 to 100", () => {
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

test("a goal for the joints does not count beside reported stiffness", () => {
  const wish = areaOf(composed({ goals: ["joints"] }), "mobility");
  const both = areaOf(composed({ goals: ["joints"], additionalInfo: "Er ist steif." }), "mobility");
  expect(wish.findings.map(({ code }) => code)).toContain("told_joints_goal");
  expect(both.findings.map(({ code }) => code)).not.toContain("told_joints_goal");
});

test("an area with something for a vet is never good", () => {
  const [coat] = scoreAreas([
    seen("coat_even", "high"),
    seen("coat_shiny", "high"),
    stated("told_ear", "medium", { flag: "ear" }),
  ]);
  expect(coat?.score).toBe(69);
});

test("a lively dog that should be seen gets no praise for its energy", () => {
  const text = "Er hustet seit Tagen, ist aber munter und spielt gern.";
  const report = composed({ additionalInfo: text });
  expect(report.vetSoon).not.toEqual([]);
  expect(areaOf(report, "energy")).toMatchObject({
    score: null,
    findings: [{ code: "told_lively", severity: "info" }],
  });
  const healthy = composed({ additionalInfo: "Er ist munter und spielt gern." });
  expect(areaOf(healthy, "energy").score).toBe(88);
  expect(report.strengths.map(({ code }) => code)).not.toContain("told_lively");
  const answered = composed({
    additionalInfo: "Er ist munter und spielt gern.",
    concerns: [{ id: "limping", answers: { danger: ["none"], since: "weeks" } }],
  });
  expect(areaOf(answered, "energy").score).toBeNull();
});

test("a weight far below its breed's keeps its own points, and a low score stays", () => {
  const [, weight] = scoreAreas([
    { ...stated("told_weight", "high"), code: "weight_far_below", severity: "see_vet", points: -1 },
  ]);
  expect(weight?.score).toBe(79);
  const [coat] = scoreAreas([seen("coat_patchy", "high"), seen("skin_reddened", "high")]);
  expect(coat?.score).toBe(44);
});
