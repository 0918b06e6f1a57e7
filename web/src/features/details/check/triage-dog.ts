import type { Dog } from "@hundeblick/triage/dog";
import type { DogInfo } from "../../../app/dog-info.ts";
import { contextOf } from "../context-of.ts";

/** The dog of the form as the rules ask about it; what was not told is missing. */
export function triageDog(dog: DogInfo): Dog {
  const { age_months, weight_kg, sex, neutered, pregnant, breed, conditions, medicines } = contextOf(dog);
  return { ageMonths: age_months, weightKg: weight_kg, sex, neutered, pregnant, breed, conditions, medicines };
}
