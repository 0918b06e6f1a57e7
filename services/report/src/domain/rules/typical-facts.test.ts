import type { OwnerAnswers } from "@hundeblick/proto/health/answers";
import { breeds } from "@hundeblick/triage/breeds/breeds";
import { describe, expect, test } from "vitest";
import { codesIn, composed, rendered } from "../../../test/support/dogs.ts";
import { factsOf } from "../known-dog.ts";

const typicalOf = (answers: OwnerAnswers) => {
  const { areas, general } = composed(answers);
  return [...areas.flatMap(({ findings }) => findings), ...general].filter(({ basis }) => basis === "typical");
};
const codes = (answers: OwnerAnswers) => typicalOf(answers).map(({ code }) => code);

const textsOf = (answers: OwnerAnswers) => {
  const { healthMetrics, issues } = rendered(composed(answers));
  const statements = [...healthMetrics.areas.flatMap((area) => area.statements), ...issues];
  return new Set(statements.filter(({ basis }) => basis === "typical").map(({ text }) => text));
};

describe("typical findings", () => {
  test("bloat is mentioned for deep-chested and giant breeds only", () => {
    expect(codes({ breed: "Weimaraner" })).toContain("bloat_signs");
    expect(codes({ breed: "Deutsche Dogge", ageMonths: 4 })).toContain("bloat_signs");
    expect(codes({ breed: "Beagle" })).not.toContain("bloat_signs");
    const page = rendered(composed({ breed: "Weimaraner" }));
    expect(page.issues.find(({ text }) => text.includes("Magen"))?.sources).toHaveLength(2);
  });

  test("raw food of a puppy, and calcium for one that grows large", () => {
    expect(codesIn(composed({ breed: "Beagle", ageMonths: 4, diet: "raw" }))).toContain("food_raw_growing");
    expect(codesIn(composed({ breed: "Beagle", ageMonths: 60, diet: "raw" }))).toContain("food_raw");
    expect(codes({ breed: "Deutsche Dogge", ageMonths: 4 })).toContain("calcium_large_puppy");
    expect(composed({ breed: "Deutsche Dogge", ageMonths: 4 }).improvements).toContain("no_calcium");
    expect(codes({ breed: "Chihuahua", ageMonths: 4 })).not.toContain("calcium_large_puppy");
  });

  test("uses the prevalence of overweight as felt, not only as recorded", () => {
    const { areas } = rendered(composed({ breed: "Beagle", weightKg: 20, ageMonths: 60 })).healthMetrics;
    const said = areas.flatMap(({ statements }) => statements).find(({ text }) => text.includes("59 von 100"));
    expect(said?.sources).toHaveLength(2);
  });

  test("joint wear of young dogs is mentioned up to the age that was X-rayed, where the owner speaks of joints", () => {
    expect(codes({ ageMonths: 40, goals: ["joints"] })).toContain("joints_young");
    expect(
      codes({ ageMonths: 40, concerns: [{ id: "limping", answers: { weight: "clear", since: "week" } }] }),
    ).toContain("joints_young");
    expect(codes({ ageMonths: 40 })).not.toContain("joints_young");
    expect(codes({ ageMonths: 70, goals: ["joints"] })).not.toContain("joints_young");
  });

  test("none stands in half of the reports", () => {
    const ages = [3, 8, 14, 20, 28, 36, 48, 60, 84, 108, 132, 160];
    const reports = breeds.flatMap(({ id, de }, i) => {
      const answers: OwnerAnswers = { ageMonths: ages[i % ages.length] ?? 0, sex: "male" };
      const [low, high] = factsOf({ from: "owner", breedId: id })?.weightKg?.male ?? [10, 10];
      const weights = [{}, { weightKg: low }, { weightKg: high }];
      return [answers, ...weights.map((weight) => ({ ...answers, breed: de, ...weight }))];
    });
    const counts = Map.groupBy(
      reports.flatMap((answers) => [...textsOf(answers)]),
      (text) => text,
    );
    const shares = [...counts].map(([text, { length }]) => [text, length / reports.length] as const);
    expect(shares.length).toBeGreaterThan(10);
    expect(shares.filter(([, share]) => share >= 0.5)).toEqual([]);
  });

  test("five at most, and half as many as reported findings where concerns were answered", () => {
    const dog = { breed: "Deutsche Dogge", ageMonths: 100, weightKg: 80, goals: ["joints", "skin_coat"] as const };
    expect(typicalOf({ ...dog, goals: [...dog.goals], diet: "raw" }).length).toBeLessThanOrEqual(5);
    const report = composed({
      ...dog,
      goals: [],
      concerns: [{ id: "limping", answers: { since: "days" } }],
    });
    const stated = report.areas.flatMap(({ findings }) => findings).filter(({ basis }) => basis === "told");
    expect(codesIn(report).length - stated.length).toBeLessThanOrEqual(stated.length);
  });
});

test("once questions were answered, only the breed and areas something was said about are left", () => {
  const concerns: OwnerAnswers["concerns"] = [{ id: "fear_noise", answers: { harm: ["none"], strength: "strong" } }];
  const frightened = { ageMonths: 36, weightKg: 18, concerns };
  expect(codes({ ageMonths: 100, weightKg: 18 })).toContain("joints_over_eight");
  expect(codes({ ...frightened, ageMonths: 100 })).not.toContain("joints_over_eight");
  expect(codes({ ...frightened, breed: "Deutsche Dogge" })).toContain("bloat_signs");
});

test("where the body was felt, nothing is said about how to feel it or how often it is found", () => {
  const dog: OwnerAnswers = { breed: "Labrador Retriever", ageMonths: 132, weightKg: 42 };
  expect(codes(dog)).toEqual(expect.arrayContaining(["feel_ribs", "overweight_felt"]));
  const felt = codes({
    ...dog,
    checks: [{ id: "body_condition", inputs: { ribs: "hidden" }, measuredAt: "2026-07-28T10:00:00Z" }],
  });
  expect(felt).not.toContain("feel_ribs");
  expect(felt).not.toContain("overweight_felt");
});

test("the reported weight compared with the breed's is not typical", () => {
  const weight = composed({ breed: "Beagle", sex: "male", weightKg: 12, ageMonths: 60 }).areas[1];
  expect(weight?.findings.find(({ code }) => code === "weight_in_range")).toMatchObject({
    basis: "told",
    sources: ["weight:beagle"],
  });
});
