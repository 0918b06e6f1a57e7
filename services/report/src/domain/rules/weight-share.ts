import type { Dog } from "../composed-report.ts";
import { grownAtMonths } from "../life-stage.ts";

/** Months over which the comparison with adult weights gains its full effect. */
const MONTHS = 24;
/** From this ratio to adult weights a growing dog is compared in full; from 1.3 on partly. */
const [BEGINS, FULL] = [1.3, 1.5];

/** Effect of the comparison with adult weights, 0–1, which grows gradually with age. */
export function weightShare({ ageMonths, size, weightKg }: Dog, [, high]: readonly [number, number]): number {
  if (ageMonths === null || weightKg === null) return 1;
  const byAge = (ageMonths - grownAtMonths(size) + 1) / MONTHS;
  const byWeight = (weightKg / high - BEGINS) / (FULL - BEGINS);
  return Math.min(1, Math.max(0, byAge, byWeight));
}
