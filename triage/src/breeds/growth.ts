import type { Breed } from "./breeds.ts";

/** Lightest and heaviest weight in kg. */
export type KgRange = readonly [low: number, high: number];

type BySex = Readonly<Record<"male" | "female", KgRange>>;
export const middleOf = ([low, high]: KgRange): number => (low + high) / 2;
/** Mean of both sexes' ranges. */
export const averageKg = ({ male, female }: BySex): number => (male[0] + male[1] + female[0] + female[1]) / 4;
/** From the lowest to the highest of both sexes. */
export const widestRange = ({ male, female }: BySex): [low: number, high: number] => [
  Math.min(male[0], female[0]),
  Math.max(male[1], female[1]),
];

/**
 * Mean growth by adult weight: percent of it = a · ln(age in weeks) − b.
 * Source: FEDIAF Nutritional Guidelines 2025, table VII-8a, read in copies.
 */
const MEAN_GROWTH = [
  { upToKg: 7, a: 36.92, b: 43.57 },
  { upToKg: 15, a: 36.86, b: 48.22 },
  { upToKg: 27.5, a: 39.88, b: 60.7 },
  { upToKg: 47.5, a: 36.96, b: 56.18 },
];
const MEAN_GROWTH_ABOVE = { a: 36.61, b: 62.39 };
/** Ages of the published curves. */
export const PUBLISHED_WEEKS = { first: 8, last: 52 };

const WEEKS_PER_MONTH = 365.25 / 12 / 7;
export const weeksOfMonths = (months: number): number => months * WEEKS_PER_MONTH;

/** Months at which a dog of this weight has stopped growing (Purina Institute); `null`: the largest. */
export function grownAt(kg: number): [number | null, number] {
  if (kg < 6) return [6, 9];
  if (kg < 10) return [8, 10];
  if (kg <= 25) return [null, 12];
  return kg <= 45 ? [12, 18] : [null, 24];
}

/** Weight above which a grown dog is a giant, as `giantBreed` counts it. */
export const GIANT_KG = 45;
/** Size class of a grown dog. */
export const sizeOfKg = (kg: number): Breed["sizeClass"] =>
  kg < 10 ? "small" : kg < 25 ? "medium" : kg <= GIANT_KG ? "large" : "giant";
/** Months from which the rules of checks count a dog as an adult. */
export const ADULT_MONTHS = 12;
const GIANT_ADULT_MONTHS = 18;
/** Age as the rules of checks count it: a giant dog grows for half a year longer and stays a young one. */
export const monthsForChecks = (months: number, isGiant: boolean): number =>
  isGiant && months < GIANT_ADULT_MONTHS ? Math.min(months, ADULT_MONTHS - 1) : months;

/** Week from which a dog counts as adult; not before the end of the published curves. */
export const grownWeek = (adultKg: number): number =>
  Math.max(PUBLISHED_WEEKS.last, weeksOfMonths(grownAt(adultKg)[1]));

/** Mean share of the adult weight at an age, 0 to 1; null before the published curves, linear after them. */
export function meanShare(adultKg: number, weeks: number): number | null {
  const { first, last } = PUBLISHED_WEEKS;
  if (weeks < first) return null;
  if (weeks >= grownWeek(adultKg)) return 1;
  const { a, b } = MEAN_GROWTH.find(({ upToKg }) => adultKg <= upToKg) ?? MEAN_GROWTH_ABOVE;
  const published = Math.min(1, (a * Math.log(Math.min(weeks, last)) - b) / 100);
  const after = Math.max(0, weeks - last) / (grownWeek(adultKg) - last || 1);
  return published + (1 - published) * after;
}

/** Mean weights at an age for this adult weight; one curve for both ends, so that they never cross. */
export function expectedKg(adultKg: KgRange, weeks: number): KgRange | null {
  const share = meanShare(middleOf(adultKg), weeks);
  return share === null ? null : [adultKg[0] * share, adultKg[1] * share];
}

export type Placed = "impossible" | "farBelow" | "below" | "within" | "above" | "farAbove";
/** Half of the lightest or twice the heaviest needs confirmation, because it is probably a typo. Our own limit. */
const IMPOSSIBLE = 2;
/**
 * Share above the range from which to see a vet: obesity begins 30 % above the optimal weight. Source: `german2006`.
 */
const ALARMING = 0.3;

/** Classification of a weight by the range of its age. */
export function placeIn([low, high]: KgRange, kg: number): Placed {
  if (kg < low / IMPOSSIBLE || kg > high * IMPOSSIBLE) return "impossible";
  if (kg < low * (1 - ALARMING)) return "farBelow";
  if (kg > high * (1 + ALARMING)) return "farAbove";
  if (kg < low) return "below";
  return kg > high ? "above" : "within";
}

/** The same by age. Before the published curves null, or impossible for twice the heaviest at their beginning. */
export function placeByAge(adultKg: KgRange, weeks: number, kg: number): Placed | null {
  const expected = expectedKg(adultKg, weeks);
  if (expected) return placeIn(expected, kg);
  const first = expectedKg(adultKg, PUBLISHED_WEEKS.first);
  return first && kg > first[1] * IMPOSSIBLE ? "impossible" : null;
}

export interface PlacedWeight {
  isGrown: boolean;
  /** Share of the adult weight in percent, of the heavier end and of the lighter one. */
  share: [number, number];
  /** Mean at the age, null without a published curve; for an adult its weight. */
  expected: KgRange | null;
  placed: Placed | null;
}
const MAX_WEEKS = weeksOfMonths(300);
const MAX_KG = 150;

/** Growth of a dog by age and weight; null for implausible values. */
export function placeWeight(adultKg: KgRange, weeks: number | null, kg: number | null): PlacedWeight | null {
  if (weeks === null || kg === null || weeks < 0 || weeks > MAX_WEEKS || kg <= 0 || kg > MAX_KG) return null;
  return {
    isGrown: weeks >= grownWeek(middleOf(adultKg)),
    share: [Math.round((100 * kg) / adultKg[1]), Math.round((100 * kg) / adultKg[0])],
    expected: expectedKg(adultKg, weeks),
    placed: placeByAge(adultKg, weeks, kg),
  };
}
