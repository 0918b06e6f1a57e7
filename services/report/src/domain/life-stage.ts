import type { BreedFacts } from "./breeds/breed-facts.ts";

export type LifeStage = "puppy" | "young_adult" | "mature_adult" | "senior";
export type SizeClass = BreedFacts["sizeClass"];

/** Fast growth ends at six to nine months. Source: AAHA 2019 life stage guidelines, table 1. */
const PUPPY_UNTIL_MONTHS = 9;
/** Physical and social maturity comes at three to four years. Source: the same. */
const YOUNG_UNTIL_MONTHS = 42;
/** The last quarter of the expected life is the senior stage. Source: the same. */
const SENIOR_FROM = 0.75;
/** Our own medians for an unknown breed; years. */
const LIFE_YEARS: Record<SizeClass, number> = { small: 14, medium: 12.5, large: 11, giant: 8 };
const LIFE_YEARS_UNKNOWN_SIZE = 12;
/** Adult weights apply only from this age on; cautious, because large dogs grow longer. */
const GROWN_AT_MONTHS: Record<SizeClass, number> = { small: 12, medium: 15, large: 18, giant: 24 };

/** Life stage by age in months and the life expectancy of the breed, or else of the size. */
export function lifeStage(ageMonths: number, breed: BreedFacts | null, size: SizeClass | null): LifeStage {
  if (ageMonths < PUPPY_UNTIL_MONTHS) return "puppy";
  const years = breed
    ? (breed.lifeExpectancyYears[0] + breed.lifeExpectancyYears[1]) / 2
    : size
      ? LIFE_YEARS[size]
      : LIFE_YEARS_UNKNOWN_SIZE;
  if (ageMonths >= years * 12 * SENIOR_FROM) return "senior";
  return ageMonths < YOUNG_UNTIL_MONTHS ? "young_adult" : "mature_adult";
}

/** Whether the dog's weight may be compared with adult weights. An unknown age counts as adult. */
export const isGrown = (ageMonths: number | null, size: SizeClass | null): boolean =>
  ageMonths === null || ageMonths >= grownAtMonths(size);

/** Month from which a dog of this size counts as adult. */
export const grownAtMonths = (size: SizeClass | null): number => GROWN_AT_MONTHS[size ?? "large"];
