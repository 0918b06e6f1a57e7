import data from "./growth-quartiles.json" with { type: "json" };
import type { KgRange } from "./growth.ts";

export type Sex = "female" | "male";
/** Weights in kg: a quarter, half and three quarters of the dogs are below. */
export type Quartiles = readonly [quarter: number, median: number, threeQuarters: number];

/** Dogs of breeds with these average adult weights. */
export interface SizeGroup {
  /** From, and below. */
  grownKg: KgRange;
  female: readonly Quartiles[];
  male: readonly Quartiles[];
}

/**
 * Quartiles of weights at routine visits to US practices, by age, sex and size of the breed. Thin and heavy dogs are
 * among them. Source: `saltData2017`, quartiles as others computed them from its raw data. The compiler reads tuples of
 * JSON as arrays.
 */
const GROUPS = data.groups as unknown as readonly SizeGroup[];
/** Ages in weeks the table has. */
export const QUARTILE_WEEKS: readonly number[] = data.weeks;

/** Size group of an adult weight in kg; undefined above 40 kg, where there are no figures. */
export const sizeGroupOf = (kg: number): SizeGroup | undefined =>
  GROUPS.find(({ grownKg: [from, to] }) => kg >= from && kg < to);

/** Quartiles at an age in weeks, linear between the ages of the table; undefined outside of them. */
export function quartilesAt(group: SizeGroup, sex: Sex, weeks: number): Quartiles | undefined {
  const next = QUARTILE_WEEKS.findIndex((each) => each >= weeks);
  const [to, after] = [QUARTILE_WEEKS[next], group[sex][next]];
  if (to === undefined || !after) return undefined;
  const [from, before] = [QUARTILE_WEEKS[next - 1], group[sex][next - 1]];
  if (from === undefined || !before) return to === weeks ? after : undefined;
  const part = (weeks - from) / (to - from);
  const between = (at: 0 | 1 | 2): number => before[at] + (after[at] - before[at]) * part;
  return [between(0), between(1), between(2)];
}
