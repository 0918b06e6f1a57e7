/** From which month each stage lasts until the next begins. */
const STAGES = [
  { stage: "arriving", fromMonths: 2 },
  { stage: "teething", fromMonths: 4 },
  { stage: "teenager", fromMonths: 7 },
  { stage: "almostGrown", fromMonths: 13 },
  { stage: "grown", fromMonths: 19 },
] as const;
export type Stage = (typeof STAGES)[number]["stage"];

/** The stage a Labrador of this age is in. */
export const stageAt = (ageMonths: number): Stage =>
  STAGES.findLast(({ fromMonths }) => fromMonths <= ageMonths)?.stage ?? "arriving";

/**
 * Minutes on the lead at a stretch by the rule of thumb "five minutes for each month of life"; none after a year.
 * Breeders and vets pass the rule on, no study stands behind it.
 */
export const leadMinutes = (ageMonths: number): number | null => (ageMonths <= 12 ? ageMonths * 5 : null);
