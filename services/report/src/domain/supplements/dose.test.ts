import { describe, expect, test } from "vitest";
import * as fc from "fast-check";
import { type Ingredient, ingredients } from "../../data/ingredients.ts";
import { doseFor } from "./dose.ts";
import { dosageText } from "./dosage-text.ts";
import type { Severity } from "./supplement-choice.ts";

const byId = (id: string): Ingredient => {
  const found = ingredients.find((one) => one.id === id);
  if (!found) throw new Error(`no ingredient ${id}`);
  return found;
};
const perDay = (ingredient: Ingredient, kg: number, severity?: Severity) => {
  const dose = doseFor(ingredient, kg, severity);
  return dose.kind === "per_day" ? dose : { minMg: 0, maxMg: 0 };
};
const weighed = ingredients.filter(({ dose }) => dose.perKgMg !== null);
const anyWeight = fc.double({ min: 0.2, max: 120, noNaN: true });
const anyIngredient = fc.constantFrom(...weighed);
const anySeverity = fc.constantFrom<Severity | undefined>(undefined, "mild", "moderate", "severe");

describe("amount for a dog", () => {
  test.each([
    ["mild", 60 * 25],
    ["moderate", 75 * 25],
    ["severe", 90 * 25],
  ] as const)("omega-3 for 25 kg, %s: the site's 75 mg per kg times the factor", (severity, mg) => {
    expect(perDay(byId("omega3"), 25, severity)).toMatchObject({
      minMg: expect.closeTo(mg, -2),
      maxMg: expect.closeTo(mg, -2),
    });
  });

  test("without a severity it is the range of the studies", () => {
    expect(perDay(byId("omega3"), 25)).toMatchObject({ minMg: 1_500, maxMg: 2_250 });
  });

  test("without a weight it is per kg; a fixed amount is a text", () => {
    expect(doseFor(byId("omega3"), undefined, undefined)).toEqual({
      kind: "per_kg",
      perKgMg: [60, 90],
    });
    expect(doseFor(byId("uc2"), 25, undefined)).toEqual({ kind: "as_text" });
  });

  test("never above a cap, whatever the weight and severity", () => {
    fc.assert(
      fc.property(anyIngredient, anyWeight, anySeverity, (ingredient, kg, severity) => {
        const { minMg, maxMg } = perDay(ingredient, kg, severity);
        const { maxPerKg = Number.POSITIVE_INFINITY } = ingredient.dose;
        expect(minMg).toBeLessThanOrEqual(maxMg);
        expect(maxMg).toBeLessThanOrEqual(maxPerKg * kg + 1e-6);
        if (ingredient.id === "omega3") expect(maxMg).toBeLessThanOrEqual(310 * kg ** 0.75 + 1e-6);
      }),
    );
  });

  test("limits omega-3 by the daily ceiling as well", () => {
    const omega3 = byId("omega3");
    const strong: Ingredient = {
      ...omega3,
      dose: { ...omega3.dose, perKgMg: [150, 200], maxPerKg: 200 },
    };
    expect(perDay(strong, 40).maxMg).toBeLessThanOrEqual(310 * 40 ** 0.75);
    expect(perDay(strong, 40).maxMg).toBeGreaterThan(310 * 40 ** 0.75 - 100);
  });

  test("is monotonic in the weight", () => {
    fc.assert(
      fc.property(anyIngredient, anyWeight, anyWeight, anySeverity, (ingredient, one, other, severity) => {
        const [light, heavy] = one < other ? [one, other] : [other, one];
        expect(perDay(ingredient, light, severity).minMg).toBeLessThanOrEqual(
          perDay(ingredient, heavy, severity).minMg,
        );
        expect(perDay(ingredient, light, severity).maxMg).toBeLessThanOrEqual(
          perDay(ingredient, heavy, severity).maxMg,
        );
      }),
    );
  });
});

describe("amount as text", () => {
  const omega3 = {
    dose: doseFor(byId("omega3"), 25.5, undefined),
    doseNote: byId("omega3").dose.text,
  };
  test.each([
    ["de", "1.500–2.250\u00A0mg am Tag (bei 25,5\u00A0kg)"],
    ["en", "1,500–2,250\u00A0mg a day (at 25.5\u00A0kg)"],
    ["pl", "1500–2250\u00A0mg dziennie (przy 25,5\u00A0kg)"],
  ] as const)("in %s with the language's own numbers", (language, text) => {
    expect(dosageText(omega3, 25.5, language)).toBe(text);
  });

  test("large amounts in grams, single amounts without a dash, texts unchanged", () => {
    expect(
      dosageText({ dose: doseFor(byId("psyllium"), 50, undefined), doseNote: byId("psyllium").dose.text }, 50, "en"),
    ).toBe("12.5–25\u00A0g a day (at 50\u00A0kg)");
    expect(
      dosageText(
        {
          dose: { kind: "per_day", minMg: 150, maxMg: 150 },
          doseNote: byId("psyllium").dose.text,
        },
        undefined,
        "de",
      ),
    ).toBe("150\u00A0mg am Tag");
    expect(
      dosageText(
        { dose: { kind: "per_kg", perKgMg: [0.1, 0.5] }, doseNote: byId("biotin").dose.text },
        undefined,
        "pl",
      ),
    ).toBe("0,1–0,5\u00A0mg na kg masy ciała dziennie");
    expect(dosageText({ dose: { kind: "as_text" }, doseNote: byId("uc2").dose.text }, 10, "en")).toBe(
      byId("uc2").dose.text.en,
    );
  });
});
