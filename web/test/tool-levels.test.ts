import { describe, expect, test } from "@jest/globals";
import type { ConcernId } from "@hundeblick/proto/health/check-lists";
import { concernById } from "@hundeblick/triage/all-concerns";
import { NOW_SIGNS, RING, RIPE, type Sign, TODAY_SIGNS, urgencyOf } from "../src/features/tools/pregnancy/pregnancy.ts";
import * as worms from "../src/features/tools/worms-ticks/worms-ticks.ts";

describe("pregnancy calendar: signs have the level that the concerns give them", () => {
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

  test("an urgent one counts for all", () => {
    expect(urgencyOf([])).toBeNull();
    expect(urgencyOf([TODAY_SIGNS[0]])).toBe("today");
    expect(urgencyOf([TODAY_SIGNS[0], NOW_SIGNS[0]])).toBe("now");
  });

  test("the days are those of the birth concern", () => {
    const words = JSON.stringify(concernById("birth").questions.find(({ id }) => id === "due"));
    expect(words).toContain(`Before day ${RIPE} after mating`);
    expect(words).toContain(`Day ${RING} or later`);
  });
});

describe("worming and tick calendar: signs have the level that the concern gives them", () => {
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
