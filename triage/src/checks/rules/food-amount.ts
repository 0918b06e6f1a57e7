import type { CheckDog } from "../../check-dog.ts";
import { type CheckResult, type Inputs, round, step } from "./rule.ts";

/** Lowest, initial and highest multiple of the resting energy. Sources: aaha2021, knowt_factors, infusionfox_mer. */
const FACTORS: Record<string, readonly [number, number, number]> = {
  inactive: [1.2, 1.3, 1.4],
  neutered: [1.4, 1.5, 1.6],
  intact: [1.6, 1.7, 1.8],
  sporty: [1.8, 2, 2.2],
  senior: [1.2, 1.4, 1.6],
  loss: [1, 1, 1],
};
/** Adult weight in kg from which a puppy must not grow too fast. */
const LARGE_KG = 23;
const BIG_CHANGE_PERCENT = 25;

/** Daily energy (kcal) and grams of a food, from weight, stage and the food's label. */
export function foodAmount(inputs: Inputs, dog: CheckDog): CheckResult {
  const stage = inputs.one("stage");
  const age = dog.ageMonths;
  const puppy = stage === "puppy" || (age !== undefined && age < 12);
  if (dog.pregnant || dog.nursing || dog.illness || (age !== undefined && age < 2)) return { band: "ask_vet" };
  if (puppy && stage === "loss") return { band: "ask_vet" };
  const weight = inputs.number("weight");
  if (!weight || stage === undefined) return { band: null };
  const target = inputs.number("target");
  if (stage === "loss" && !target) return { band: "need_target" };
  const factors = puppy ? puppyFactors(weight, inputs.number("adultWeight"), age) : FACTORS[stage];
  if (!factors) return { band: puppy ? "need_growth" : null };
  const [low, start, high] = factors;
  const rer = 70 * (puppy ? weight : target || weight) ** 0.75;
  const kcalDay = round(rer * start);
  const treatMax = round(kcalDay * 0.1);
  const treats = inputs.number("treatKcal");
  const amounts = { rer: round(rer), kcalDay, kcalLow: round(rer * low), kcalHigh: round(rer * high), treatMax };
  const also = treats !== undefined && treats > treatMax ? ["treats_over"] : [];
  const food = foodFigures(inputs, amounts, mealsADay(age));
  const diffPct = food && differencePercent(inputs, food.kcal100, kcalDay);
  if (Math.abs(diffPct ?? 0) > BIG_CHANGE_PERCENT) also.push("big_change");
  also.push(puppy ? "puppy_start" : stage === "loss" ? "loss_plan" : "start");
  const difference = diffPct === undefined ? {} : { diffPct };
  return { band: also[0] ?? null, ...amounts, ...food, ...difference, also: also.slice(1) };
}

/** Without the error of a division, so that 5.6 of 7 kg is 0.8. */
const shareOf = (weight: number, adult: number): number => Number((weight / adult).toFixed(6));

/** Mean need of growing dogs, by the share of the adult weight or by age. Source: fediaf_growth. */
function puppyFactors(weight: number, adult: number | undefined, age: number | undefined) {
  if (!adult && age === undefined) return undefined;
  const factor = adult
    ? step(shareOf(weight, adult), [0.5, 3], [0.8, 2.5], [Infinity, 2])
    : step(age ?? 0, [4, 3], [6, 2.5], [Infinity, 2]);
  const low = factor * 0.8;
  return [low, adult && adult >= LARGE_KG ? low : factor, factor * 1.2] as const;
}

/** Two meals; more for young puppies, as in the check of the new puppy. */
const mealsADay = (age: number | undefined): number =>
  age === undefined ? 2 : step(age, [4, 4], [6, 3], [Infinity, 2]);

interface Amounts {
  kcalDay: number;
  kcalLow: number;
  kcalHigh: number;
  treatMax: number;
}

/** Grams per day and per meal, minus treats up to their share. */
function foodFigures(inputs: Inputs, { kcalDay, kcalLow, kcalHigh, treatMax }: Amounts, meals: number) {
  const printed = inputs.number("kcal100");
  const kcal100 = printed || estimatedKcal(inputs);
  if (!kcal100) return undefined;
  const treats = inputs.number("treatKcal");
  const treatUsed = Math.min(treats ?? treatMax, treatMax);
  const grams = (kcal: number): number => round(((kcal - treatUsed) / kcal100) * 100);
  const [foodG, foodLow, foodHigh] = [grams(kcalDay), grams(kcalLow), grams(kcalHigh)];
  const kcalFrom = printed ? "label" : "analysis";
  return { kcal100, kcalFrom, treatUsed, foodG, foodLow, foodHigh, meals, mealG: round(foodG / meals) };
}

/** Difference of today's amount to the initial one, in percent. */
function differencePercent(inputs: Inputs, kcal100: number, kcalDay: number): number | undefined {
  const current = inputs.number("currentG");
  if (!current) return undefined;
  return round((((current * kcal100) / 100 + (inputs.number("treatKcal") ?? 0)) / kcalDay) * 100 - 100);
}

/** Modified Atwater factors, kcal in 100 g; defaults for missing moisture, fibre and ash. Source: nrc2006. */
function estimatedKcal(inputs: Inputs): number | undefined {
  const [protein, fat] = [inputs.number("protein"), inputs.number("fat")];
  if (protein === undefined || fat === undefined) return undefined;
  const moisture = inputs.number("moisture") ?? 10;
  const ash = inputs.number("ash") ?? (moisture <= 14 ? 7 : 2.5);
  const carbohydrate = Math.max(0, 100 - moisture - protein - fat - (inputs.number("fibre") ?? 3) - ash);
  return round(3.5 * protein + 8.5 * fat + 3.5 * carbohydrate);
}
