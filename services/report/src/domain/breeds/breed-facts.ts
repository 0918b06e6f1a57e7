import { type Breed, breeds } from "@hundeblick/triage/breeds/breeds";

/** What is typical for a breed, never a statement about this dog. */
export type BreedFacts = Omit<Breed, "weightKg"> & {
  /** Usual adult weight in kg by sex; null where the range covers several sizes, so that it allows no verdict. */
  weightKg: Breed["weightKg"] | null;
};

const byId = new Map<string, BreedFacts>(
  breeds.map((breed) => [breed.id, breed.weightVerdict ? breed : { ...breed, weightKg: null }]),
);

/** null for an unknown id. */
export function breedFacts(id: string): BreedFacts | null {
  return byId.get(id) ?? null;
}
