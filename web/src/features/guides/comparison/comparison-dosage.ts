import { dailyDoseMg } from "../parts/daily-dose.ts";

/** Body weights of the slider, in kg; by default that of the cost table's dog. */
export const WEIGHT = { min: 5, max: 60, usual: 20 };

export const PURPOSES = ["prevention", "mild", "severe"] as const;
export type Purpose = (typeof PURPOSES)[number];
const FACTOR: Readonly<Record<Purpose, number>> = { prevention: 0.75, mild: 1, severe: 1.5 };

export const SUBSTANCES = ["glucosamine", "chondroitin"] as const;
export type Substance = (typeof SUBSTANCES)[number];
/** Milligrams per kg body weight and day. */
const PER_KG: Readonly<Record<Substance, number>> = { glucosamine: 20, chondroitin: 15 };

/** Milligrams per day of one substance. */
export const substanceDose = (substance: Substance, weightKg: number, purpose: Purpose): number =>
  dailyDoseMg(weightKg, PER_KG[substance], FACTOR[purpose]);
