import { breeds } from "@hundeblick/triage/breeds/breeds";
import type { BreedFacts } from "../breeds/breed-facts.ts";
import type { Dog } from "../composed-report.ts";
import { breedConfidence, type RatedFinding, stated, statedSign, typical } from "./finding.ts";
import type { OwnerStatements } from "./owner-statements.ts";

const SEVEN_YEARS = 84;
const HEAVY_KG = 50;

/** Group 1–10 of the FCI nomenclature, or null. */
export const breedGroup = (breedId: string): number | null => breeds.find(({ id }) => id === breedId)?.group ?? null;

/** A dog can be lively on the day it needs a vet: while a visit is advised this is no ground for a score. */
export const unscoreLiveliness = (finding: RatedFinding): RatedFinding =>
  finding.code === "told_lively" ? { ...finding, severity: "info", points: null } : finding;

/** Energy is owner-reported or typical; a still photo never shows it. */
export function energyFindings(
  dog: Dog,
  facts: BreedFacts | null,
  { goals, soon, signs, quotes }: OwnerStatements,
): RatedFinding[] {
  const found: RatedFinding[] = [];
  if (soon.includes("lethargy")) found.push(statedSign("told_lethargy", "lethargy", quotes));
  else if (signs.includes("told_lively")) found.push(statedSign("told_lively", null, quotes));
  if (signs.includes("told_fearful")) found.push(statedSign("told_fearful", null, quotes));
  else if (goals.includes("anxiety")) found.push(stated("told_calm_goal", "low"));

  if (dog.ageMonths !== null && dog.ageMonths >= SEVEN_YEARS) found.push(typical("energy_older", "low", ["lee2022"]));
  if (dog.stage === "young_adult") found.push(typical("energy_younger", "low", ["lee2022"]));

  const group = facts && breedGroup(facts.id);
  if (facts && group)
    found.push(
      typical("breed_group", breedConfidence(dog), ["fci_nomenclature"], {
        breedId: facts.id,
        group,
      }),
    );
  if (facts?.brachycephalic) found.push(typical("short_nose_heat", breedConfidence(dog), ["hall2020"]));
  else if (dog.weightKg !== null && dog.weightKg > HEAVY_KG) found.push(typical("heavy_heat", "medium", ["hall2020"]));
  return found;
}
