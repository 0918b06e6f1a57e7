import type { Dog as TriageDog } from "@hundeblick/triage/dog";
import type { Dog } from "../composed-report.ts";
import type { ComposedCheck } from "./composed-check.ts";

/** Traits of the dog for the rules of the concerns; unknown ones are missing. */
export const triageDog = (dog: Dog, { conditions, medicines }: ComposedCheck): TriageDog => ({
  ...(dog.ageMonths !== null && { ageMonths: dog.ageMonths }),
  ...(dog.weightKg !== null && { weightKg: dog.weightKg }),
  ...(dog.sex && { sex: dog.sex }),
  ...(dog.neutered !== null && { neutered: dog.neutered }),
  ...(dog.pregnant && { pregnant: true }),
  ...(dog.breed && { breed: dog.breed.breedId ?? dog.breed.words }),
  conditions,
  medicines,
});
