import { describe, expect, test } from "vitest";
import type { ConcernId } from "@hundeblick/proto/health/check-lists";
import { checkById } from "@hundeblick/triage/all-checks";
import { concernById, translatedConcern } from "@hundeblick/triage/all-concerns";
import { assess } from "@hundeblick/triage/assess";
import type { Answers } from "@hundeblick/triage/holds";
import type { PoisonAnswers } from "../src/features/tools/poison/answers.ts";
import { assessPoisoning } from "../src/features/tools/poison/assess-poisoning.ts";
import { type Kind, KINDS, kindsIn } from "../src/features/tools/poison/kinds.ts";
import {
  NOW_SIGNS,
  RING,
  FULL_TERM_DAY,
  type Sign,
  TODAY_SIGNS,
  urgencyOf,
} from "../src/features/tools/pregnancy/pregnancy.ts";
import * as worms from "../src/features/tools/worms-ticks/worms-ticks.ts";

describe("pregnancy calendar: signs have the concerns' levels", () => {
  const RULES: Readonly<Record<Sign, readonly [concern: ConcernId, rule: string]>> = {
    stuck: ["birth", "stuck"],
    pushing: ["birth", "push"],
    green: ["birth", "green"],
    waters: ["birth", "water"],
    blood: ["urination", "discharge_pregnant"],
    tremor: ["birth", "tremor"],
    flat: ["lethargy_fever", "pregnant_flat"],
    early: ["birth", "early"],
    restless: ["birth", "wait8"],
    dropped: ["birth", "over"],
    notEating: ["not_eating", "pregnant"],
    vomiting: ["vomiting", "pregnant"],
  };
  test.each(Object.entries(RULES) as [Sign, readonly [ConcernId, string]][])("%s: %p", (sign, [concern, rule]) => {
    const level = concernById(concern).rules.find(({ id }) => id === rule)?.level;
    expect(urgencyOf([sign])).toBe(level);
  });

  test("the most urgent one counts", () => {
    expect(urgencyOf([])).toBeNull();
    expect(urgencyOf([TODAY_SIGNS[0]])).toBe("today");
    expect(urgencyOf([TODAY_SIGNS[0], NOW_SIGNS[0]])).toBe("now");
  });

  test("the days equal the birth concern's", () => {
    const words = JSON.stringify(concernById("birth").questions.find(({ id }) => id === "due"));
    expect(words).toContain(`Before day ${FULL_TERM_DAY} after mating`);
    expect(words).toContain(`Day ${RING} or later`);
  });
});

describe("worming and tick calendar: signs have the concern's levels", () => {
  const RULES: Readonly<Record<worms.Sign, string>> = {
    urine: "urine",
    pale: "pale",
    fit: "fit",
    lung: "lung",
    wrong: "wrong",
    tickIll: "tick_ill",
    yellow: "yellow",
    pupWorm: "pup_worm",
    gutWorm: "worms_gut",
    slugCough: "slug_cough",
  };
  const levels = (signs: readonly worms.Sign[]) =>
    signs.map((sign) => concernById("parasites").rules.find(({ id }) => id === RULES[sign])?.level);

  test("now", () => {
    expect(new Set(levels(worms.NOW_SIGNS))).toEqual(new Set(["now"]));
  });
  test("today", () => {
    expect(new Set(levels(worms.TODAY_SIGNS))).toEqual(new Set(["today"]));
  });
});

describe("puppy weight curve: levels agree with those of checks and concerns", () => {
  const bands = new Map(checkById("weight_trend").bands.map(({ id, level }) => [id, level]));
  const level = (concern: ConcernId, answers: Answers) =>
    assess(translatedConcern(concern, "en"), answers, { ageMonths: 4 }).level;

  test("a loss or a week without a gain is for today, from four months on for this week", () => {
    expect([bands.get("young_puppy"), bands.get("puppy"), bands.get("growing")]).toEqual([
      "today",
      "this_week",
      "home",
    ]);
  });

  test("falling behind has the level of a puppy that grows poorly", () => {
    const poorly = { alarm: ["none"], age: "young", mood: "bright", food: "normal", gut: ["none"], vacc: "full" };
    expect(level("puppy_poorly", { ...poorly, other: ["thin"] })).toBe("this_week");
    expect(level("puppy_poorly", { ...poorly, other: ["none"] })).toBe("home");
  });

  test("gaining fast without any other sign needs no appointment of its own", () => {
    const gaining = { now: ["none"], where: "all", how_fast: "slow", also: ["none"], why: "growing", ribs: "press" };
    expect(level("weight_gain", gaining)).toBe("home");
  });
});

describe("poison calculator: level", () => {
  const concern = translatedConcern("ate_something", "en");
  const answers = (kind: Kind, more: Partial<PoisonAnswers> = {}): PoisonAnswers => ({
    signs: "none",
    weight: "10",
    kind,
    ...more,
  });
  const level = (given: PoisonAnswers) => assessPoisoning(concern, given, "reached").assessment.level;

  test("a sign makes any amount of anything urgent", () => {
    for (const kind of KINDS.filter((one) => one !== "white"))
      for (const signs of ["breath", "nerves", "gut", "mouth", "weak"])
        expect([kind, signs, level(answers(kind, { signs, unit: "crumb", when: "older" }))]).toEqual([
          kind,
          signs,
          "now",
        ]);
  });

  test("grapes, xylitol, medicine and bait are urgent in any amount", () => {
    for (const group of ["grapes", "xylitol", "medicine", "bait"] as const)
      for (const kind of kindsIn(group)) expect([kind, level(answers(kind))]).toEqual([kind, "now"]);
  });

  test("an unknown amount is not a small one", () => {
    for (const kind of ["milk", "dark", "coffee", "onion", "garlic", "macadamia"] as const)
      expect([kind, level(answers(kind, { unit: "unknown" }))]).toEqual([kind, "now"]);
  });

  test("a published amount raises the level, a small one never lowers it", () => {
    const nuts = { unit: "nut", amount: "3", when: "now" } as const;
    expect(level(answers("macadamia", nuts))).toBe("now");
    expect(level(answers("macadamia", { ...nuts, amount: "2" }))).toBe("today");
    const bar = { unit: "bar", amount: "1" } as const;
    expect(level(answers("baking", { ...bar, when: "days" }))).toBe("today");
    expect(level(answers("baking", { unit: "g", amount: "1", when: "now" }))).toBe("now");
    expect(
      assessPoisoning(concern, answers("milk", { ...bar, when: "now" }), "reached").assessment.reasons,
    ).toContainEqual(expect.objectContaining({ ruleId: "dose", level: "now", text: "reached" }));
  });

  test("a crumb of dark chocolate is for today in a puppy or a very small dog", () => {
    expect(level(answers("dark", { unit: "crumb", when: "now" }))).toBe("home");
    expect(level(answers("dark", { unit: "crumb", when: "now", age: "puppy" }))).toBe("today");
    expect(level(answers("dark", { unit: "crumb", when: "now", weight: "4" }))).toBe("today");
  });
});
