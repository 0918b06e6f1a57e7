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
const ADULT_KG: Readonly<Record<Sex, readonly [number, number]>> = {
  male: [29.5, 36.5],
  female: [25, 32],
};

/**
 * Share of the adult weight, 0 to 1: a Gompertz curve, the usual shape of growth in mammals.
 * Its two numbers are our own estimate (a fifth at two months, seven tenths at six) and no measured series.
 */
const shareGrown = (ageMonths: number): number => Math.exp(-3.4 * Math.exp(-0.375 * ageMonths));

export interface WeightBand {
  lowKg: number;
  highKg: number;
}

/** What a Labrador of this age often weighs, in steps of half a kilogram. */
export function weightBand(sex: Sex, ageMonths: number): WeightBand {
  const [low, high] = ADULT_KG[sex];
  const share = shareGrown(ageMonths);
  return { lowKg: halfKilos(low * share), highKg: halfKilos(high * share) };
}

export type Placed = "impossible" | "farBelow" | "below" | "within" | "above" | "farAbove";

/** Half of the lightest or twice the heaviest of an age is asked back: more likely a slip than a dog. Our own bound. */
const IMPOSSIBLE = 2;
/** Share beyond the band that belongs to a vet: obesity begins 30 % above the optimal weight. Source: `german2006`. */
const ALARMING = 0.3;

/** Where a weighed puppy lies in the band of its age. */
export function placeOf(weightKg: number, { lowKg, highKg }: WeightBand): Placed {
  if (weightKg < lowKg / IMPOSSIBLE || weightKg > highKg * IMPOSSIBLE) return "impossible";
  if (weightKg < lowKg * (1 - ALARMING)) return "farBelow";
  if (weightKg > highKg * (1 + ALARMING)) return "farAbove";
  if (weightKg < lowKg) return "below";
  return weightKg > highKg ? "above" : "within";
}

const halfKilos = (kg: number): number => Math.round(kg * 2) / 2;
