import { widestRange } from "@hundeblick/triage/breeds/growth";
import type { Dog } from "../composed-report.ts";
import type { BreedFacts } from "./breed-facts.ts";

/** Weight in kg by sex where it is known; otherwise from the lightest to the heaviest. */
export const usualRange = (weightKg: NonNullable<BreedFacts["weightKg"]>, sex: Dog["sex"]): readonly [number, number] =>
  sex ? weightKg[sex] : widestRange(weightKg);
