import type { Dog } from "../composed-report.ts";
import type { BreedFacts } from "./breed-facts.ts";

/** Weight in kg by sex where it is known; otherwise from the lightest to the heaviest. */
export const usualRange = (
  { male, female }: NonNullable<BreedFacts["weightKg"]>,
  sex: Dog["sex"],
): readonly [number, number] =>
  sex ? { male, female }[sex] : [Math.min(male[0], female[0]), Math.max(male[1], female[1])];
