import { describe, expect, test } from "vitest";
import { LEVELS } from "@hundeblick/proto/health/check-lists";
import { translatedConcern } from "@hundeblick/triage/all-concerns";
import { assess } from "@hundeblick/triage/assess";
import fc from "fast-check";
import { type Kind, KINDS, TOXINS, type Unit, unitsOf } from "../src/features/tools/poison/kinds.ts";
import { AGES, type PoisonAnswers, SIGNS, WHEN } from "../src/features/tools/poison/answers.ts";
import { doseOf } from "../src/features/tools/poison/dose.ts";
import { assessPoisoning } from "../src/features/tools/poison/assess-poisoning.ts";

/**
 * Independent implementation of the poison calculator: own tables in the sources' units, integers only, no division.
 */
const PRINTED = {
  // micrograms in a gram; Merck uses mg per ounce and per gram
  milk: 2_300,
  semisweet: (16_000 * 60) / 100,
  dark: (16_000 * 85) / 100,
  baking: 16_000,
  cocoa: 28_500,
  // Warman: 5,000 g of white chocolate equal 20 mg/kg for a dog of 10 kg
  white: (20 * 10 * 1_000) / 5_000,
  grounds: 23_000,
  instant: 44_000,
  tea: 30_000,
  // EFSA: 90 mg in a cup of 200 ml; Sanchez: up to 116 mg in 60 ml and 106 mg in 250 ml, rounded up to 10 µg
  coffee: (90 * 1_000) / 200,
  espresso: Math.ceil((116 * 1_000) / 60 / 100) * 100,
  energy: Math.ceil((106 * 1_000) / 250 / 10) * 10,
} as const;
const CAFFEINE_LIMITS = [20, 40, 60];
/** Grams of the food itself at a limit, for a hundred kg of dog. */
const BY_FOOD: Partial<Record<Kind, readonly number[]>> = {
  gum: [10, 50],
  sweetener: [10, 50],
  onion: [500, 1_500],
  leek: [500, 1_500],
  garlic: [100, 300],
  macadamia: [70],
};
/** Tenths of a gram. */
const WEIGHS: Partial<Record<Unit, number>> = {
  g: 10,
  ml: 10,
  square: 50,
  bar: 1_000,
  cup: 2_000,
  espresso: 600,
  can: 2_500,
  gum: 10,
  onion: 1_500,
  clove: 60,
  nut: 25,
};
const SPOON: Partial<Record<Kind, readonly [number, number]>> = { sweetener: [40, 120] };
const tenthsOf = (kind: Kind, unit: Unit): number | undefined => {
  const [tea, table] = SPOON[kind] ?? [30, 80];
  return unit === "teaspoon" ? tea : unit === "tablespoon" ? table : WEIGHS[unit];
};

/** Number of limits reached; null without a comparison. Weight in tenths of a kg. */
function reachedAgain(kind: Kind, unit: Unit, count: number, tenthsOfKg: number): number | null {
  const each = tenthsOf(kind, unit);
  if (each === undefined) return null;
  const tenths = each * count;
  if (kind in PRINTED) {
    const micrograms = PRINTED[kind as keyof typeof PRINTED] * tenths;
    // a dose is rounded to a tenth of a milligram before it is compared: half a tenth less is enough
    return CAFFEINE_LIMITS.filter((mg) => micrograms * 2 >= (mg * 20 - 1) * 100 * tenthsOfKg).length;
  }
  // to a hundredth of a gram, of which garlic counts five times
  const times = kind === "garlic" ? 5 : 1;
  const limits = BY_FOOD[kind];
  return limits?.filter((grams) => tenths * times * 200 >= (grams * times * 2 - 1) * tenthsOfKg).length ?? null;
}

const kinds = fc.constantFrom(...KINDS);
const tenthsOfKg = fc.integer({ min: 10, max: 1_000 });
const written = (tenths: number): string => `${Math.floor(tenths / 10)},${tenths % 10}`;

describe("the poison calculator and its independent implementation", () => {
  test("reach the same published amounts", () => {
    const cases = kinds.chain((kind) =>
      fc.tuple(fc.constant(kind), fc.constantFrom(...unitsOf(kind)), fc.integer({ min: 1, max: 400 }), tenthsOfKg),
    );
    let compared = 0;
    fc.assert(
      fc.property(cases, ([kind, unit, count, kg]) => {
        const dose = doseOf({ kind, unit, amount: String(count), weight: written(kg) });
        const again = reachedAgain(kind, unit, count, kg);
        if (dose) compared += 1;
        expect([kind, unit, count, kg, dose?.reached.length ?? null]).toEqual([kind, unit, count, kg, again]);
      }),
      { numRuns: 4_000 },
    );
    expect(compared).toBeGreaterThan(1_000);
  });

  test("have the same limits", () => {
    expect(TOXINS.methylxanthines.marks.map(({ mgPerKg }) => mgPerKg)).toEqual(CAFFEINE_LIMITS);
  });
});

describe("the poison calculator and the concern", () => {
  const concern = translatedConcern("ate_something", "en");
  /** The concern's answers for the same dog and food. */
  const TICKED: Readonly<Record<Kind, Record<string, string>>> = {
    milk: { kind: "food", food: "choc_milk" },
    semisweet: { kind: "food", food: "choc_dark" },
    dark: { kind: "food", food: "choc_dark" },
    baking: { kind: "food", food: "choc_dark" },
    cocoa: { kind: "food", food: "choc_dark" },
    white: { kind: "food", food: "fatty" },
    grounds: { kind: "food", food: "choc_dark" },
    instant: { kind: "food", food: "choc_dark" },
    coffee: { kind: "food", food: "choc_dark" },
    espresso: { kind: "food", food: "choc_dark" },
    tea: { kind: "food", food: "choc_dark" },
    energy: { kind: "food", food: "choc_dark" },
    gum: { kind: "food", food: "xylitol" },
    sweetener: { kind: "food", food: "xylitol" },
    grapes: { kind: "food", food: "grapes" },
    raisins: { kind: "food", food: "grapes" },
    onion: { kind: "food", food: "onion" },
    leek: { kind: "food", food: "onion" },
    garlic: { kind: "food", food: "onion" },
    powder: { kind: "food", food: "onion" },
    macadamia: { kind: "food", food: "onion" },
    painkiller: { kind: "medicine" },
    caffeineTablets: { kind: "medicine" },
    medicine: { kind: "medicine" },
    ratBait: { kind: "poison" },
    slugBait: { kind: "poison" },
    antifreeze: { kind: "poison" },
    unsure: { kind: "unsure" },
  };
  const AMOUNT_ASKED = new Set(["choc_milk", "choc_dark", "onion", "fatty"]);

  const all = kinds.chain((kind) =>
    fc.record({
      kind: fc.constant(kind),
      unit: fc.constantFrom(...unitsOf(kind)),
      count: fc.integer({ min: 1, max: 60 }),
      kg: tenthsOfKg,
      signs: fc.subarray([...SIGNS]),
      age: fc.option(fc.constantFrom(...AGES), { nil: undefined }),
      when: fc.option(fc.constantFrom(...WHEN), { nil: undefined }),
    }),
  );

  test("agree: never less urgent, and more urgent only when a published amount is reached", () => {
    const seen = new Set<string>();
    fc.assert(
      fc.property(all, ({ kind, unit, count, kg, signs, age, when }) => {
        const each = tenthsOf(kind, unit);
        const amount = unit === "crumb" ? "crumb" : !each ? "unknown" : each * count <= kg ? "little" : "more";
        const ticked = {
          ...TICKED[kind],
          danger: signs.length > 0 ? signs : ["none"],
          ...(AMOUNT_ASKED.has(TICKED[kind]["food"] ?? "") && { amount }),
          ...(when && { when }),
        };
        const dog = { weightKg: kg / 10, ageMonths: age && { puppy: 3, adult: 36, senior: 120 }[age] };
        const expected = assess(concern, ticked, dog).level;
        const answers: PoisonAnswers = {
          signs: signs.length > 0 ? signs.join(".") : "none",
          weight: written(kg),
          kind,
          unit,
          amount: String(count),
          ...(age && { age }),
          ...(when && { when }),
        };
        const { assessment, dose } = assessPoisoning(concern, answers, "reached");
        seen.add(assessment.level);
        const sooner = LEVELS.indexOf(expected) - LEVELS.indexOf(assessment.level);
        expect(sooner).toBeGreaterThanOrEqual(0);
        // white chocolate counts as for a dog that must avoid fat
        if (kind !== "white" && !dose?.reached.length) expect([kind, ticked, sooner]).toEqual([kind, ticked, 0]);
      }),
      { numRuns: 4_000 },
    );
    // "this_week" is one case in two hundred
    expect([...seen]).toEqual(expect.arrayContaining(["home", "now", "today"]));
  });
});
