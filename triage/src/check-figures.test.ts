import { describe, expect, test } from "vitest";
import { LANGUAGES } from "@hundeblick/proto/languages";
import { checkById } from "./all-checks.ts";
import type { CheckDog } from "./check-dog.ts";
import { checkFigures } from "./check-figures.ts";
import { evaluateCheck } from "./evaluate-check.ts";
import type { Answers } from "./holds.ts";
import type { Language } from "@hundeblick/proto/language";

const food = (language: Language, answers: Answers, dog: CheckDog = {}) =>
  Object.fromEntries(
    checkFigures(evaluateCheck(checkById("food_amount"), answers, dog), language).map(({ label, value }) => [
      label,
      value,
    ]),
  );

describe("the amount of food", () => {
  test("is in grams with its range, per meal, with its energy and without treats", () => {
    expect(food("de", { weight: 10, stage: "neutered", kcal100: 370, treatKcal: 40, currentG: 200 })).toEqual({
      Futter: "149 g am Tag (138–159 g)",
      "In Mahlzeiten": "2 × 75 g",
      "Energie am Tag": "590 kcal (551–630)",
      "Leckerli, schon abgezogen": "40 von höchstens 59 kcal am Tag",
      "Du gibst jetzt": "32\u00A0% mehr als der Startwert",
    });
  });

  test("marks an estimated energy", () => {
    const figures = food("en", { weight: 25, stage: "intact", protein: 25, fat: 14, fibre: 3, ash: 7, moisture: 9 });
    expect(figures["Energy in the food, estimated"]).toBe("354 kcal per 100\u00A0g, give or take 10 to 15%");
    expect(figures["Treats, already taken off"]).toBe("up to 133 kcal a day");
  });

  test("names what is missing for grams", () => {
    expect(food("pl", { weight: 4, stage: "inactive" })).toEqual({
      Karma: "gramy dopiero po podaniu energii z opakowania",
      "Energia dziennie": "257 kcal (238–277)",
      Smakołyki: "do 26 kcal dziennie",
    });
  });

  test("has no range for losing weight, and no figure where a vet decides", () => {
    const loss = { weight: 36, target: 30, stage: "loss", kcal100: 340 };
    expect(food("en", loss)["Food"]).toBe("237 g a day");
    expect(food("en", loss, { illness: true })).toEqual({});
  });
});

test("includes the ideal weight if the dog's weight is known", () => {
  const ribs = { ribs: "press", waist: "straight", belly: "slight" };
  const result = evaluateCheck(checkById("body_condition"), ribs, { weightKg: 36 });
  expect(checkFigures(result, "de")).toContainEqual({ label: "Idealgewicht", value: "30 kg (27,7–32,7 kg)" });
});

test("resolves all placeholders", () => {
  const answers = { weight: 6, stage: "puppy", adultWeight: 30, kcal100: 390, currentG: 100 };
  for (const language of LANGUAGES) expect(JSON.stringify(food(language, answers))).not.toMatch(/[{}]\w|undefined|NaN/);
});
