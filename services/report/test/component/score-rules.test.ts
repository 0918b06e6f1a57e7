import { GOALS, type OwnerAnswers } from "@hundeblick/proto/health/answers";
import { SEEN_CODES } from "@hundeblick/proto/health/findings";
import { allConcerns } from "@hundeblick/triage/all-concerns";
import { expect, test } from "vitest";
import * as fc from "fast-check";
import { breeds } from "@hundeblick/triage/breeds/breeds";
import { isUrgent } from "@hundeblick/proto/health/levels";
import type { ComposedReport } from "../../src/domain/composed-report.ts";
import type { RatedFinding } from "../../src/domain/rules/finding.ts";
import { buildVisionFindings, composed, rendered } from "../support/dogs.ts";

/** Largest change of a score for one per cent of weight or one month of age. */
const STEP = 3;
const RUNS = 300;

const TEXTS = ["", "Er steht morgens steif auf.", "Sie ist munter.", "Er ist ängstlich.", "hat zugenommen"];
/** Any concern with an answer to each question that has options. */
const concern = fc.constantFrom(...allConcerns).chain(({ id, questions }) => {
  const chosen = questions.flatMap((question) =>
    "options" in question ? [{ id: question.id, kind: question.kind, ids: question.options.map((one) => one.id) }] : [],
  );
  return fc.tuple(...chosen.map(({ ids }) => fc.constantFrom(...ids))).map((answers) => ({
    id,
    answers: Object.fromEntries(
      chosen.map((question, i) => [question.id, question.kind === "many" ? [answers[i] ?? ""] : (answers[i] ?? "")]),
    ),
  }));
});

const checks = fc.option(
  fc.constantFrom("seen", "easy", "padded", "press").map((ribs) => [
    {
      id: "body_condition" as const,
      inputs: { ribs, waist: "clear", belly: "tucked" },
      measuredAt: "2026-11-20T10:00:00Z",
    },
  ]),
  { nil: undefined },
);
const dog = fc
  .record({
    breed: fc.constantFrom(...breeds.map(({ de }) => de), "Mischling"),
    ageMonths: fc.integer({ min: 1, max: 200 }),
    weightKg: fc.double({ min: 1, max: 90, noNaN: true }),
    sex: fc.constantFrom("male" as const, "female" as const, undefined),
    additionalInfo: fc.constantFrom(...TEXTS),
    checks,
    concerns: fc.option(fc.tuple(concern), { nil: undefined, freq: 1 }),
  })
  .map((made) => Object.fromEntries(Object.entries(made).filter(([, value]) => value !== undefined)) as OwnerAnswers);
const look = fc.subarray([...SEEN_CODES], { maxLength: 4 }).map((codes) => buildVisionFindings(codes, "high"));

const findingsOf = ({ areas, general }: ComposedReport) => [...areas.flatMap(({ findings }) => findings), ...general];
/** Seen, told or measured, and judged. */
const isGround = ({ basis, points }: RatedFinding) => basis !== "typical" && points !== null;
const scoresOf = ({ overallScore, areas }: ComposedReport) => [overallScore, ...areas.map(({ score }) => score)];

const levelsOf = (report: ComposedReport) => rendered(report).concerns.map(({ level }) => level);

/** Pairs of scores that both reports have, further apart than allowed; none if the age or weight changed a level. */
const jumps = (before: ComposedReport, after: ComposedReport) => {
  if (String(levelsOf(before)) !== String(levelsOf(after))) return [];
  const next = scoresOf(after);
  return scoresOf(before)
    .map((score, i) => [score, next[i] ?? null])
    .filter(([one, other]) => typeof one === "number" && typeof other === "number" && Math.abs(one - other) > STEP);
};

// one sample serves all rules, because composing a report is the slow part
test("scores change by at most three for 1 % of weight or a month of age, not for goals or typical facts, and need two areas with ground", () => {
  fc.assert(
    fc.property(dog, look, fc.subarray([...GOALS]), (answers, photo, goals) => {
      const { ageMonths = 1, weightKg = 1 } = answers;
      const report = composed(answers, photo);
      expect(jumps(report, composed({ ...answers, weightKg: weightKg * 1.01 }, photo))).toEqual([]);
      expect(jumps(report, composed({ ...answers, ageMonths: ageMonths + 1 }, photo))).toEqual([]);
      expect(scoresOf(composed({ ...answers, goals }, photo))).toEqual(scoresOf(report));
      const { overallScore, areas } = report;
      const scored = areas.filter(({ score }) => score !== null);
      expect(overallScore === null).toBe(isUrgent(rendered(report).level) || scored.length < 2);
      for (const { findings } of scored) expect(findings.filter(isGround)).not.toEqual([]);
      const typical = findingsOf(report).filter(({ basis }) => basis === "typical");
      expect(typical.length).toBeLessThanOrEqual(5);
      expect(typical.filter(({ points }) => points !== null)).toEqual([]);
    }),
    { numRuns: RUNS },
  );
});

test("the level of a concern bounds the label: none for now and today, at most fair for this week", () => {
  fc.assert(
    fc.property(dog, look, concern, (answers, photo, asked) => {
      const page = rendered(composed({ ...answers, concerns: [asked] }, photo));
      const { overall_score: score, label } = page.healthMetrics;
      if (page.level === "now" || page.level === "today") expect([score, label]).toEqual([null, null]);
      if (page.level === "this_week") expect([null, "fair"]).toContain(label);
    }),
    { numRuns: RUNS },
  );
});
