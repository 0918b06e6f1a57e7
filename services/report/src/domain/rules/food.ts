import type { Dog } from "../composed-report.ts";
import { type RatedFinding, stated, typical } from "./finding.ts";
import type { FindingCode } from "./ratings.ts";
import type { OwnerStatements } from "./owner-statements.ts";

/** Adult weight of 25 kg and more. */
export const growsLarge = ({ ageMonths, grown, size }: Dog): boolean =>
  ageMonths !== null && !grown && (size === "large" || size === "giant");

/** The food is owner-reported; its meaning has a source. */
const aboutFood = (code: FindingCode, source: string): RatedFinding => ({
  ...stated(code, "medium"),
  sources: [source],
});

/** Meaning of the reported food for a dog of this age and size. */
export function foodFindings(dog: Dog, { diet }: Pick<OwnerStatements, "diet">): RatedFinding[] {
  const found: RatedFinding[] = [];
  const isGrowing = dog.ageMonths !== null && !dog.grown;
  if (diet === "raw") found.push(aboutFood(isGrowing ? "food_raw_growing" : "food_raw", "freeman2013_raw"));
  if (diet === "cooked") found.push(aboutFood("food_cooked", "freeman2011_wsava_nutrition"));
  if (growsLarge(dog)) found.push(typical("calcium_large_puppy", "medium", ["tufts_giant_calcium"]));
  return found;
}
