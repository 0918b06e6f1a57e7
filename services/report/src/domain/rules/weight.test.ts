import type { OwnerAnswers } from "@hundeblick/proto/health/answers";
import { describe, expect, test } from "vitest";
import { buildVisionResult, areaOf, codesIn, composed, looksLike } from "../../../test/support/dogs.ts";

const verdicts = (answers: OwnerAnswers, looked = buildVisionResult()) =>
  codesIn(composed(answers, looked)).filter((code) =>
    /^weight_(in|above|far|below|show|if|range|growing|pregnant)/.test(code),
  );

describe("the reported weight and the usual range of the breed", () => {
  test.each([
    ["in the middle", { breed: "Labrador Retriever", sex: "female", weightKg: 29 }, "weight_in_range"],
    ["at the upper end", { breed: "Labrador Retriever", sex: "female", weightKg: 32 }, "weight_in_range"],
    ["a little above", { breed: "Labrador Retriever", sex: "female", weightKg: 33 }, "weight_above_slightly"],
    ["the same number fits a male", { breed: "Labrador Retriever", sex: "male", weightKg: 33 }, "weight_in_range"],
    ["without a sex the widest range counts", { breed: "Labrador Retriever", weightKg: 36 }, "weight_in_range"],
    ["clearly above", { breed: "Labrador Retriever", sex: "female", weightKg: 38 }, "weight_above"],
    ["far above", { breed: "Labrador Retriever", sex: "female", weightKg: 45 }, "weight_far_above"],
    ["a little below", { breed: "Labrador Retriever", sex: "female", weightKg: 24 }, "weight_below_slightly"],
    ["clearly below", { breed: "Labrador Retriever", sex: "female", weightKg: 20 }, "weight_below"],
    ["far below", { breed: "Labrador Retriever", sex: "female", weightKg: 15 }, "weight_far_below"],
    ["no weight told", { breed: "Labrador Retriever" }, "weight_range_only"],
    ["a show range of small dogs", { breed: "Chihuahua", weightKg: 3.8 }, "weight_show_range"],
    ["a growing dog", { breed: "Labrador Retriever", ageMonths: 10, weightKg: 45 }, "weight_growing"],
    ["a pregnant dog", { breed: "Labrador Retriever", sex: "female", pregnant: true, weightKg: 40 }, "weight_pregnant"],
  ] as const)("%s", (_, answers, expected) => {
    expect(verdicts(answers)).toEqual([expected]);
  });

  test.each([
    "Labradoodle",
    "Goldendoodle",
    "Elo",
    "Xoloitzcuintle",
    "Labrador-Mix",
    "Mischling",
    "Podenco",
    "Landseer",
  ])("no verdict for %s, but the hands are told what to feel", (breed) => {
    const report = composed({ breed, weightKg: 33, ageMonths: 60 });
    expect(verdicts({ breed, weightKg: 33, ageMonths: 60 })).toEqual([]);
    expect(codesIn(report)).toContain("feel_ribs");
    expect(areaOf(report, "weight")).toMatchObject({ score: null, confidence: "low" });
  });

  test("a breed known from the photo only is conditional, without points", () => {
    const report = composed({ weightKg: 45, sex: "female" }, looksLike("labrador-retriever"));
    expect(codesIn(report)).toContain("weight_if_breed");
    expect(areaOf(report, "weight").score).toBeNull();
  });

  test("the owner's breed takes precedence over the photo's", () => {
    const report = composed({ breed: "Beagle", weightKg: 12, sex: "male" }, looksLike("labrador-retriever"));
    expect(report.dog.breed).toEqual({ from: "owner", breedId: "beagle" });
    expect(report.dog.looksLike).toEqual([]);
    expect(codesIn(report)).toContain("weight_in_range");
  });

  test("one per cent of weight never moves the area by more than three points", () => {
    const score = (weightKg: number) =>
      areaOf(composed({ breed: "Labrador Retriever", sex: "female", weightKg, ageMonths: 60 }), "weight").score ??
      Number.NaN;
    for (let kg = 15; kg < 50; kg *= 1.01)
      expect([kg, Math.abs(score(kg) - score(kg * 1.01)) <= 3]).toEqual([kg, true]);
  });

  test("a puppy heavier than adults of its breed is compared", () => {
    const heavy = composed({ breed: "Labrador Retriever", sex: "female", ageMonths: 2, weightKg: 70 });
    expect(codesIn(heavy)).toContain("weight_far_above");
    expect(heavy.improvements).toContain("weight_vet");
    const usual = composed({ breed: "Labrador Retriever", sex: "female", ageMonths: 2, weightKg: 6 });
    expect(codesIn(usual)).toContain("weight_growing");
  });

  test("a reported weight loss counts more than a matching weight", () => {
    const report = composed({
      breed: "Labrador Retriever",
      sex: "female",
      weightKg: 29,
      additionalInfo: "Sie hat stark abgenommen.",
    });
    expect(areaOf(report, "weight").score).toBeLessThan(75);
    expect(report.vetSoon).toContain("weight_loss");
  });
});
