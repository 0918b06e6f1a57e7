import type { VetSign } from "../parts/vet-first.ts";

export const SYMPTOMS = [
  "morningStiffness",
  "limpingAfterRest",
  "stairs",
  "lessActive",
  "muscleLoss",
  "swelling",
  "painOnTouch",
  "weather",
] as const;
type Symptom = (typeof SYMPTOMS)[number];

const WEIGHT: Readonly<Record<Symptom, number>> = {
  morningStiffness: 2,
  limpingAfterRest: 3,
  stairs: 3,
  lessActive: 2,
  muscleLoss: 4,
  swelling: 4,
  painOnTouch: 5,
  weather: 1,
};

/** Keine, leicht, mittel, stark. */
export const RATINGS = [0, 1, 2, 3] as const;
export type Rating = (typeof RATINGS)[number];
export type Ratings = Partial<Record<Symptom, Rating>>;

const HIGHEST = 3;
export const MAX_SCORE = HIGHEST * SYMPTOMS.reduce((sum, symptom) => sum + WEIGHT[symptom], 0);

export const BANDS = ["minimal", "mild", "moderate", "advanced", "severe"] as const;
export type Band = (typeof BANDS)[number];
const BAND_ENDS = [20, 40, 60, 80];

/** Percent of the highest weighted sum, rounded down so that it never exceeds its band. */
export function severityPercent(ratings: Ratings): number {
  const score = SYMPTOMS.reduce((sum, one) => sum + WEIGHT[one] * (ratings[one] ?? 0), 0);
  return Math.floor((100 * score) / MAX_SCORE);
}

export const bandOf = (percent: number): Band => BANDS[BAND_ENDS.findIndex((end) => percent < end)] ?? "severe";

/**
 * Answers that need a vet: pain at touch, a thick joint, a strong sign, or 40 %. One strong sign makes only 4 to 20 %.
 */
export function vetSigns(ratings: Ratings): VetSign[] {
  const given = (symptom: Symptom) => (ratings[symptom] ?? 0) > 0;
  return [
    ...(given("swelling") ? ["thickJoint" as const] : []),
    ...(given("painOnTouch") ? ["painOnTouch" as const] : []),
    ...(SYMPTOMS.some((symptom) => ratings[symptom] === HIGHEST) ? ["strongSign" as const] : []),
    ...(severityPercent(ratings) >= 40 ? ["manySigns" as const] : []),
  ];
}
