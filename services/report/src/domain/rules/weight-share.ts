import type { Dog } from "../composed-report.ts";
import { grownAtMonths } from "../life-stage.ts";

/** Months in which the comparison with grown dogs comes to count in full. */
const MONTHS = 24;
/** A growing dog so much heavier than grown ones is compared in full; from 1.3 on the comparison begins. */
const [BEGINS, FULL] = [1.3, 1.5];

/** How much the comparison with grown dogs counts, 0–1: a dog does not grow up from one month to the next. */
export function weightShare({ ageMonths, size, weightKg }: Dog, [, high]: readonly [number, number]): number {
  if (ageMonths === null || weightKg === null) return 1;
  const byAge = (ageMonths - grownAtMonths(size) + 1) / MONTHS;
  const byWeight = (weightKg / high - BEGINS) / (FULL - BEGINS);
  return Math.min(1, Math.max(0, byAge, byWeight));
}
