import { traitsOfBreed } from "@hundeblick/triage/breed-traits";
import type { Dog } from "../composed-report.ts";
import { breedConfidence, type RatedFinding, typical } from "./finding.ts";

/** Bloat is more frequent in deep-chested and giant breeds, so their owners should know the signs. */
export function bloatFindings(dog: Dog): RatedFinding[] {
  const { breed } = dog;
  if (!breed) return [];
  const breedId = breed.breedId ?? breed.words;
  const traits = traitsOfBreed(breedId);
  if (!traits.has("deepChested") && !traits.has("giantBreed")) return [];
  return [typical("bloat_signs", breedConfidence(dog), ["oneill2017_gdv", "rosselli_gdv_2022"], { breedId })];
}
