import { readDecimal } from "#shared/ui/decimal.ts";
import { choice, text, type Fields } from "../frame/answers.ts";

export const SIZES = ["small", "medium", "large", "giant"] as const;
export type Size = (typeof SIZES)[number];

/** Valid ages in years: half years from 0.5 to 25. */
const AGE = { min: 0.5, max: 25, step: 0.5 };
/** Ages of the table. */
export const TABLE_AGES = [1, 2, 3, 5, 7, 10, 12, 15] as const;

const FACTOR: Readonly<Record<Size, number>> = { small: 0.85, medium: 1, large: 1.1, giant: 1.25 };

/** Human years of a dog of `ageYears` > 0: 16 · ln(age) + 31, times the factor of its size, rounded. */
export const humanYears = (ageYears: number, size: Size): number =>
  Math.round((16 * Math.log(ageYears) + 31) * FACTOR[size]);

export const PHASES = ["puppy", "youngAdult", "adult", "middleAge", "senior", "veryOld"] as const;
export type Phase = (typeof PHASES)[number];
const PHASE_ENDS = [20, 30, 50, 65, 80];

/** Life phase by human years. */
export const phaseOf = (years: number): Phase => PHASES[PHASE_ENDS.findIndex((end) => years < end)] ?? "veryOld";

const TIERS = ["young", "adult", "middle", "old"] as const;
export type Tier = (typeof TIERS)[number];
const TIER_ENDS = [30, 50, 65];

/** Advice on supplements by human years. */
export const tierOf = (years: number): Tier => TIERS[TIER_ENDS.findIndex((end) => years < end)] ?? "old";

type VetStage = "puppy" | "youngAdult" | "matureAdult" | "senior";
/** Age at the last quarter of a typical life. Ours, from life spans of 14, 12.5, 11 and 8 years by size. */
const SENIOR_FROM: Readonly<Record<Size, number>> = {
  small: 10.5,
  medium: 9.5,
  large: 8,
  giant: 6,
};

/** Life stage. Source: AAHA 2019 life stage guidelines; the senior years are ours. */
export function vetStage(ageYears: number, size: Size): VetStage {
  if (ageYears < 0.75) return "puppy";
  if (ageYears >= SENIOR_FROM[size]) return "senior";
  return ageYears < 4 ? "youngAdult" : "matureAdult";
}

/** Parses years; null for an invalid age. */
export function readYears(typed: string): number | null {
  const years = readDecimal(typed);
  return years !== null && years >= AGE.min && years <= AGE.max && Number.isInteger(years / AGE.step) ? years : null;
}

export interface DogYearsAnswers {
  /** As it was typed. */
  age: string;
  size: Size;
}
export const FIELDS: Fields<DogYearsAnswers> = {
  age: text((age) => readYears(age) !== null),
  size: choice(SIZES),
};
