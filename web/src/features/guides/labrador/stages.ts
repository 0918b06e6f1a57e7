/** Months in which the stages begin. */
const STAGES = [
  { stage: "arriving", fromMonths: 2 },
  { stage: "teething", fromMonths: 4 },
  { stage: "teenager", fromMonths: 7 },
  { stage: "almostGrown", fromMonths: 13 },
  { stage: "grown", fromMonths: 19 },
] as const;
export type Stage = (typeof STAGES)[number]["stage"];

/** The stage of a Labrador of this age. */
export const stageAt = (ageMonths: number): Stage =>
  STAGES.findLast(({ fromMonths }) => fromMonths <= ageMonths)?.stage ?? "arriving";

/** Minutes on the lead by the unproven rule of thumb "five minutes for each month of life"; none after a year. */
export const leadMinutes = (ageMonths: number): number | null => (ageMonths <= 12 ? ageMonths * 5 : null);
