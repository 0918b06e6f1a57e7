import type { CheckId } from "@hundeblick/proto/health/check-lists";
import { bodyCondition } from "./checks/rules/body-condition.ts";
import { ears } from "./checks/rules/ears.ts";
import { foodAmount } from "./checks/rules/food-amount.ts";
import { gettingUp } from "./checks/rules/getting-up.ts";
import { gums } from "./checks/rules/gums.ts";
import { muscle } from "./checks/rules/muscle.ts";
import { painSigns } from "./checks/rules/pain-signs.ts";
import { restingBreathing } from "./checks/rules/resting-breathing.ts";
import { type CheckResult, readInputs, type Rule } from "./checks/rules/rule.ts";
import { skinCoat } from "./checks/rules/skin-coat.ts";
import { teeth } from "./checks/rules/teeth.ts";
import { weightTrend } from "./checks/rules/weight-trend.ts";
import type { CheckDog } from "./check-dog.ts";
import type { Check } from "./check.ts";
import { type Answers, isAnswered } from "./holds.ts";

export type { CheckResult };

const RULES: Record<CheckId, Rule> = {
  body_condition: bodyCondition,
  food_amount: foodAmount,
  resting_breathing: restingBreathing,
  gums,
  getting_up: gettingUp,
  muscle,
  teeth,
  ears,
  skin_coat: skinCoat,
  pain_signs: painSigns,
  weight_trend: weightTrend,
};

/** Parts of a result: its band first, then additional texts. */
export function bandsOf<Band extends { id: string }>(bands: readonly Band[], { band, also }: CheckResult): Band[] {
  const ids = [band, ...(Array.isArray(also) ? (also as string[]) : [])];
  return ids.flatMap((id) => bands.filter((one) => one.id === id));
}

/** The rule's view of a check, in any language. */
type Asked = Pick<Check, "id"> & {
  inputs: readonly {
    id: string;
    required?: true | undefined;
    options?: readonly { id: string; points?: number | null | undefined }[];
  }[];
  bands: readonly { id: string; severity: string }[];
};

/** Band and figures of one check; null while too little was answered. A good band needs every required input. */
export function evaluateCheck(check: Asked, answers: Answers, dog: CheckDog): CheckResult {
  const points = (input: string, option: string): number | undefined =>
    check.inputs.find(({ id }) => id === input)?.options?.find(({ id }) => id === option)?.points ?? undefined;
  const result = RULES[check.id](readInputs(answers), dog, points);
  const good = check.bands.some(({ id, severity }) => id === result.band && severity === "good");
  const missing = check.inputs.filter(({ id, required }) => required && !isAnswered(answers, id)).map(({ id }) => id);
  return good && missing.length > 0 ? { band: null, missing } : result;
}
