import type { CheckDog } from "../../check-dog.ts";
import { ageOf, type CheckResult, type Inputs, round } from "./rule.ts";

/** Scales that show what a newborn gains in a day. */
const FINE_KG = 0.02;
/** Percent a day. In the first week 5 to 10 are usual (`neonatal_values`); this limit for the first month is our own. */
const NEWBORN_PERCENT = 3;
type Change = { before: number; now: number; days: number; percent: number; withinError: boolean; step: number };

/** Meaning of a change of weight: kg before and now, days between, `step` of the scales in kg. */
export function weightTrend(inputs: Inputs, dog: CheckDog): CheckResult {
  const [before, now, days] = [inputs.number("before"), inputs.number("now"), inputs.number("days")];
  if (before === undefined || now === undefined || days === undefined) return { band: null };
  const percent = round(((now - before) / before) * 100, 1);
  const figures = { pct: percent };
  if (dog.pregnant) return { band: now < before ? "pregnant_loss" : "pregnant", ...figures };
  const step = inputs.number("step") ?? 0.1;
  const scales = 2 * step + 1e-9;
  const withinError = Math.abs(now - before) <= scales && Math.abs(percent) <= 10;
  const change = { before, now, days, percent, withinError, step };
  const age = ageOf(dog);
  if (age < 1) return { band: newborn(change), ...figures };
  if (age < 12) return { band: growing(change, age), ...figures };
  if (withinError) return { band: "within_error", ...figures };
  if (inputs.one("plan") === "diet" && now < before) {
    const perWeek = round((1 - (now / before) ** (7 / days)) * 100, 1);
    return { band: perWeek > 2 ? "diet_fast" : perWeek < 0.5 ? "diet_slow" : "diet_good", ...figures, perWeek };
  }
  return { band: adult(change), ...figures };
}

function newborn({ before, now, days, withinError, step }: Change): string {
  const percentADay = (kg: number): number => ((kg / before) ** (1 / days) - 1) * 100;
  if (now < before && !withinError) return "young_puppy";
  if (now <= before && (step <= FINE_KG || days >= 3)) return "young_puppy";
  // not enough even if the scales are one step off
  if (percentADay(now + step) < NEWBORN_PERCENT) return "young_puppy";
  return percentADay(now) >= NEWBORN_PERCENT && now - before > step + 1e-9 ? "newborn" : "newborn_unclear";
}

function growing({ before, now, days, withinError }: Change, age: number): string {
  if (now < before && !withinError) return age < 4 ? "young_puppy" : "puppy";
  if (!withinError) return "growing";
  if (days < 7) return "within_error";
  return age < 4 ? "young_puppy" : age < 6 ? "puppy" : "normal";
}

/** More than 10 % of loss is published as serious; the limits for slower change are our own. */
function adult({ before, now, days, percent }: Change): string {
  const kind = now < before ? "loss" : "gain";
  if (Math.abs(percent) > 10) return days <= 14 ? `fast_${kind}` : `big_${kind}`;
  if (Math.abs(percent) > 5) return days <= 45 ? kind : `slow_${kind}`;
  return "normal";
}
