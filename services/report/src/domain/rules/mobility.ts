import type { BreedFacts } from "../breeds/breed-facts.ts";
import type { Dog } from "../composed-report.ts";
import { breedConfidence, type RatedFinding, stated, statedSign, typical } from "./finding.ts";
import type { OwnerStatements } from "./owner-statements.ts";

const EIGHT_YEARS = 96;
/** Oldest age of the X-rayed dogs. Source: Enomoto 2024. */
const FOUR_YEARS = 48;
/** The two breeds the paper's abstract names. Source: Anderson 2018. */
const JOINT_WEAR_BREEDS = new Set(["labrador-retriever", "golden-retriever"]);

/** Mobility is owner-reported or typical; a still photo never shows it. */
export function mobilityFindings(
  dog: Dog,
  facts: BreedFacts | null,
  { goals, soon, signs, quotes }: OwnerStatements,
): RatedFinding[] {
  const found: RatedFinding[] = [];
  if (soon.includes("limping")) found.push(statedSign("told_limping", "limping", quotes));
  if (soon.includes("pain_behaviour")) found.push(statedSign("told_pain", "pain_behaviour", quotes));
  if (signs.includes("told_stiff")) found.push(statedSign("told_stiff", null, quotes));
  if (found.length === 0 && goals.includes("joints")) found.push(stated("told_joints_goal", "low"));

  const isAboutJoints = found.length > 0;
  if (dog.stage === "puppy") found.push(typical("joints_growing", "low", ["creevy2019"]));
  else if (dog.ageMonths === null) {
    if (isAboutJoints) found.push(typical("joints_any_age", "low", ["anderson2018"]));
  } else if (dog.ageMonths > EIGHT_YEARS) found.push(typical("joints_over_eight", "low", ["anderson2018"]));
  else if (dog.ageMonths <= FOUR_YEARS) found.push(typical("joints_young", "low", ["enomoto2024"]));

  if (facts && JOINT_WEAR_BREEDS.has(facts.id)) {
    found.push(typical("joints_breed", breedConfidence(dog), ["anderson2018"], { breedId: facts.id }));
  }
  return found;
}
