import type { CheckId } from "@hundeblick/proto/health/check-lists";
import type { Check } from "@hundeblick/triage/check";
import { type Answers, holds } from "@hundeblick/triage/holds";
import type { Trait } from "@hundeblick/triage/traits";

/** Steps before an input, by their position. A step without an input would never be shown. */
export const STEPS_OF_INPUT: Record<CheckId, Record<string, readonly number[]>> = {
  body_condition: { ribs: [0, 1], waist: [2], belly: [3, 4] },
  food_amount: { kcal100: [0], protein: [1], treatKcal: [3], currentG: [2, 4] },
  resting_breathing: { effort: [3], state: [0], taps: [1, 2] },
  gums: { colour: [0, 1, 4], refill: [2], moist: [3] },
  getting_up: { acute: [2, 3], rise: [0], walk: [1] },
  muscle: { spine: [0], head: [1], hips: [2] },
  teeth: { tartar: [0, 1], smell: [2] },
  ears: { skin: [1, 3], smell: [2], shake: [0] },
  skin_coat: { skin: [0], specks: [1], lump: [2, 3] },
  pain_signs: { acute: [0, 1, 2], slow: [3] },
  weight_trend: { before: [0], now: [1, 2], plan: [3] },
};

interface CheckScreen {
  steps: Check["steps"];
  input: Check["inputs"][number];
}

/** One screen per due input, with the steps before it. */
export const screensOf = (check: Check, answers: Answers, traits: ReadonlySet<Trait>): CheckScreen[] =>
  check.inputs
    .filter(({ askIf }) => !askIf || holds(askIf, answers, traits))
    .map((input) => ({
      input,
      steps: check.steps.filter((_step, i) => STEPS_OF_INPUT[check.id][input.id]?.includes(i)),
    }));
