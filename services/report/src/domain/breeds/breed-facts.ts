import type { Confidence } from "@hundeblick/proto/health/findings";
import type { Localised } from "@hundeblick/proto/language";
import { type Breed, breeds } from "@hundeblick/triage/breeds/breeds";
import { predispositions } from "@hundeblick/triage/breeds/predispositions";
import { perLanguage } from "../free-text/per-language.ts";

/** What is typical for a breed, never a statement about this dog. */
export type BreedFacts = {
  id: string;
  names: Localised;
  /** Usual adult weight in kg by sex; null where the range covers several sizes, so that it allows no verdict. */
  weightKg: Breed["weightKg"] | null;
  /** Figures of each source, shown instead of our range where a source is named. */
  weights: Breed["weights"];
  rangeFrom: Breed["rangeFrom"];
  sizeClass: Breed["sizeClass"];
  /** Years. */
  lifeExpectancyYears: [number, number];
  coat: Breed["coat"];
  /** 1 = calm … 5 = very lively. */
  energy: number;
  /** Short muzzle: heat and exercise advice. */
  brachycephalic: boolean;
  predispositions: { id: string; names: Localised; plain: Localised }[];
  lookalikes: string[];
  /** Origin of the numbers, in English. */
  basis: Breed["basis"];
  confidence: Confidence;
};

const byId = new Map(breeds.map((breed) => [breed.id, toFacts(breed)]));

/** null for an unknown id. */
export function breedFacts(id: string): BreedFacts | null {
  return byId.get(id) ?? null;
}

function toFacts(breed: Breed): BreedFacts {
  return {
    id: breed.id,
    names: perLanguage((language) => breed[language]),
    weightKg: breed.weightVerdict ? breed.weightKg : null,
    weights: breed.weights,
    rangeFrom: breed.rangeFrom,
    sizeClass: breed.sizeClass,
    lifeExpectancyYears: breed.lifeExpectancyYears,
    coat: breed.coat,
    energy: breed.energy,
    brachycephalic: breed.brachycephalic,
    predispositions: breed.predispositions.map(predisposition),
    lookalikes: breed.lookalikes,
    basis: breed.basis,
    confidence: breed.confidence,
  };
}

function predisposition(id: string): BreedFacts["predispositions"][number] {
  const entry = predispositions[id];
  if (!entry) throw new Error(`unknown predisposition: ${id}`);
  return { id, names: perLanguage((language) => entry[language]), plain: entry.plain };
}
