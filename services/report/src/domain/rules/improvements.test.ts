import { expect, test } from "vitest";
import { buildVisionResult, buildVisionFindings, composed } from "../../../test/support/dogs.ts";

test.each([
  [
    "stiff and heavy at nine",
    { breed: "Labrador Retriever", ageMonths: 108, weightKg: 38, additionalInfo: "Er steht steif auf." },
    ["joints_vet", "weight_down", "short_walks"],
  ],
  [
    "a limp needs a visit, not advice about joints",
    { additionalInfo: "Sie humpelt seit drei Tagen." },
    ["vet_visit", "short_walks"],
  ],
  ["words that may be an emergency ask first", { additionalInfo: "Er hat etwas Komisches gefressen" }, ["is_it_now"]],
  ["a puppy may grow", { ageMonths: 4 }, ["puppy_growth"]],
  ["a short nose and warm days", { breed: "Mops", ageMonths: 40 }, ["heat"]],
  ["digestion", { goals: ["gut"], ageMonths: 40 }, ["gut_diary"]],
  ["calm", { goals: ["anxiety"], ageMonths: 40 }, ["calm_practice"]],
  ["nothing told", {}, ["tell_more", "monthly_check"]],
  ["an old dog", { ageMonths: 160 }, ["senior_check"]],
  [
    "a heavy puppy is not put on a diet",
    { ageMonths: 4, additionalInfo: "Sie hat ein paar Kilo zu viel." },
    ["weight_vet", "puppy_growth"],
  ],
  ["pregnant", { pregnant: true, sex: "female", ageMonths: 40 }, ["pregnant_vet"]],
] as const)("%s", (_, answers, expected) => {
  const { improvements } = composed({ ...answers, goals: [...("goals" in answers ? answers.goals : [])] });
  expect(improvements.slice(0, expected.length)).toEqual(expected);
  expect(improvements.length).toBeGreaterThanOrEqual(2);
  expect(improvements.length).toBeLessThanOrEqual(5);
  expect(new Set(improvements).size).toBe(improvements.length);
});

test("a pregnant dog is neither rated as heavy nor put on a diet", () => {
  const heavy = { additionalInfo: "Etwas zu dick.", sex: "female", ageMonths: 40, weightKg: 30 } as const;
  const codesOf = (pregnant: boolean) => {
    const { improvements, areas } = composed({ ...heavy, pregnant }, buildVisionFindings(["body_heavy"]));
    return { improvements, codes: areas.flatMap(({ findings }) => findings.map(({ code }) => code)) };
  };
  const [pregnant, other] = [codesOf(true), codesOf(false)];
  expect(other.codes).toEqual(expect.arrayContaining(["body_heavy"]));
  expect(other.improvements).toContain("weight_down");
  expect(pregnant.codes).not.toContain("body_heavy");
  expect(pregnant.codes).not.toContain("told_overweight");
  expect(pregnant.improvements).not.toContain("weight_down");
});

test("a poor photo gets a tip for the next one, a clear photo praise", () => {
  expect(composed({}, buildVisionFindings(["dog_small_in_photo"])).improvements).toContain("better_photo");
  expect(composed({}, buildVisionFindings(["dog_small_in_photo"])).strengths.map(({ code }) => code)).not.toContain(
    "photo_clear",
  );
  expect(composed({}, buildVisionResult()).strengths.map(({ code }) => code)).toEqual(["photo_clear"]);
});
