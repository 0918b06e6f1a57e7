import { expectedKg, type KgRange, weeksOfMonths } from "@hundeblick/triage/breeds/growth";
import { readDecimal } from "#shared/ui/decimal.ts";

export const SEXES = ["male", "female"] as const;
export type Sex = (typeof SEXES)[number];

/** Ages the slider offers, in months. */
export const AGE = { min: 2, max: 24, usual: 4 };

/** Weights in kg that a Labrador can have. */
export const WEIGHT_KG = { min: 1, max: 70 };

/** Weight in kg from what was typed; null when no Labrador has it. */
export function readPuppyKg(typed: string): number | null {
  const kg = readDecimal(typed);
  return kg !== null && kg >= WEIGHT_KG.min && kg <= WEIGHT_KG.max ? kg : null;
}

/** Lightest and heaviest usual weight of a grown Labrador in kg. Source: `akcLabrador` of the evidence registry. */
export const ADULT_KG: Readonly<Record<Sex, KgRange>> = {
  male: [29.5, 36.5],
  female: [25, 32],
};

/** What a Labrador of this age often weighs, in steps of half a kilogram. */
export function weightBand(sex: Sex, ageMonths: number): KgRange {
  const [low, high] = expectedKg(ADULT_KG[sex], weeksOfMonths(ageMonths)) ?? ADULT_KG[sex];
  return [halfKilos(low), halfKilos(high)];
}

const halfKilos = (kg: number): number => Math.round(kg * 2) / 2;
