import type { CheckDog } from "../../check-dog.ts";
import { ageOf, type CheckResult, type Inputs, isAnyOf, round, step } from "./rule.ts";

const ADULT = 12;
const BASE: Record<string, number> = { all_bones: 2, seen: 3, easy: 5, padded: 6, press: 7, hidden: 8 };
const WAIST: Record<string, number> = { hourglass: -1, clear: 0, slight: 1, straight: 2, bulging: 3 };
const BELLY: Record<string, number> = { sunken: -1, tucked: 0, slight: 1, level: 2, hanging: 3 };
const RIBS_ALONE: Record<number, number> = { 2: -1, 3: -2, 4: 0, 5: 0, 6: 2, 7: 3, 8: 4 };
/** Scores by ribs, each up to a sum of waist and belly. */
const SCORES: Record<number, readonly (readonly [number, number])[]> = {
  2: [
    [-1, 1],
    [Infinity, 2],
  ],
  3: [
    [0, 3],
    [Infinity, 4],
  ],
  4: [
    [3, 4],
    [Infinity, 5],
  ],
  5: [
    [0, 4],
    [3, 5],
    [Infinity, 6],
  ],
  6: [
    [1, 5],
    [4, 6],
    [Infinity, 7],
  ],
  7: [
    [2, 6],
    [5, 7],
    [Infinity, 8],
  ],
  8: [
    [3, 7],
    [5, 8],
    [Infinity, 9],
  ],
};
const BANDS = ["very_thin", "very_thin", "thin", "ideal", "ideal", "slightly_over", "over", "far_over", "far_over"];

/** Body condition 1–9 from ribs, waist and belly; with a weight also ideal weight (kg), weekly loss (g) and weeks. */
export function bodyCondition(inputs: Inputs, dog: CheckDog): CheckResult {
  const ribs = inputs.one("ribs");
  if (dog.pregnant || dog.nursing) return { band: ribs === "all_bones" ? "very_thin" : "not_now" };
  if (ribs === undefined) return { band: null };
  const [waist, belly] = [inputs.one("waist"), inputs.one("belly")];
  const isThin = ribs === "all_bones" || (ribs === "seen" && ageOf(dog) < ADULT);
  if ((isThin || isAnyOf(ribs, "seen", "easy")) && (waist === "bulging" || belly === "hanging"))
    return { band: isThin ? "thin_with_belly" : "belly_without_fat" };
  const base = dog.sighthound && ribs === "seen" ? 4 : (BASE[ribs] ?? 5);
  const score = step(shapeOf(waist, belly, base, dog), ...(SCORES[base] ?? []));
  const young = ageOf(dog) < ADULT;
  const band = young && score <= 3 ? "puppy_thin" : young && score >= 6 ? "puppy_over" : (BANDS[score - 1] ?? null);
  const weight = dog.weightKg;
  if (!weight) return { band, score };
  if (score >= 6 && !young) {
    const weights = idealWeights(weight, score);
    return { band, score, ...weights, ...besideBreed(weights.idealLow, weights.idealHigh, dog) };
  }
  if (score === 4 || score === 5) return { band, score, ...besideBreed(weight, weight, dog) };
  return { band, score };
}

function shapeOf(waist: string | undefined, belly: string | undefined, base: number, dog: CheckDog): number {
  const atLeast = dog.sighthound ? 0 : -1;
  const w = waist === undefined ? undefined : Math.max(atLeast, WAIST[waist] ?? 0);
  const b = belly === undefined ? undefined : Math.max(atLeast, BELLY[belly] ?? 0);
  if (w !== undefined || b !== undefined) return (w ?? b ?? 0) + (b ?? w ?? 0);
  return RIBS_ALONE[base] ?? 0;
}

/** Each point over 5 is about 10 % too much. Loss of 1 to 2 % a week. Sources: aaha2014, aaha_toolkit. */
function idealWeights(weight: number, score: number) {
  const idealAt = (points: number): number => round((weight * 100) / (100 + 10 * (points - 5)), 1);
  const ideal = idealAt(score);
  const weeksAt = (kept: number): number => Math.ceil(Math.log(weight / ideal) / -Math.log(kept));
  return {
    ideal,
    idealLow: idealAt(score + 1),
    idealHigh: idealAt(score - 1),
    lossPerWeekG: [round(weight * 10), round(weight * 20)],
    weeks: [weeksAt(0.98), weeksAt(0.99)],
  };
}

function besideBreed(low: number, high: number, { breedMin, breedMax }: CheckDog): { breed?: string } {
  if (breedMin === undefined || breedMax === undefined) return {};
  return { breed: high < breedMin ? "below" : low > breedMax ? "above" : "fits" };
}
