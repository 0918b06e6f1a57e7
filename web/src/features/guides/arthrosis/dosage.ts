import { dailyDoseMg } from "../parts/daily-dose.ts";

/** Body weights of the slider, in kg. */
export const WEIGHT = { min: 25, max: 45, usual: 35 };

export const SEVERITIES = ["mild", "moderate", "severe"] as const;
export type Severity = (typeof SEVERITIES)[number];
const FACTOR: Readonly<Record<Severity, number>> = { mild: 0.8, moderate: 1, severe: 1.2 };

export const INGREDIENTS = ["glucosamine", "chondroitin", "omega3", "msm", "curcumin", "hyaluronicAcid"] as const;
export type Ingredient = (typeof INGREDIENTS)[number];

/** Milligrams per kg body weight and day. */
const PER_KG: Readonly<Record<Ingredient, number>> = {
  glucosamine: 20,
  chondroitin: 15,
  omega3: 75,
  msm: 10,
  curcumin: 5,
  hyaluronicAcid: 2,
};

/** Milligrams per day of one ingredient. */
export const doseOf = (ingredient: Ingredient, weightKg: number, severity: Severity): number =>
  dailyDoseMg(weightKg, PER_KG[ingredient], FACTOR[severity]);

/** The first two weeks: half of the dose. */
export const startDose = (doseMg: number): number => Math.round(doseMg / 2);
