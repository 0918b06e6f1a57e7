import { type RatedFinding, stated, statedSign, typical } from "./finding.ts";
import type { OwnerStatements } from "./owner-statements.ts";

/** Skin and coat beyond what was seen: owner-reported signs, and how common skin problems are. */
export function coatFindings({ goals, soon, signs, quotes, words }: OwnerStatements, isSeen: boolean): RatedFinding[] {
  const found: RatedFinding[] = [];
  if (soon.includes("itch_skin")) found.push(statedSign("told_itch", "itch_skin", quotes));
  if (soon.includes("ear")) found.push(statedSign("told_ear", "ear", quotes));
  if (signs.includes("told_dull_coat")) found.push(statedSign("told_dull_coat", null, quotes));
  if (found.length === 0 && goals.includes("skin_coat")) found.push(stated("told_skin_goal", "low"));
  if (words.allergies.length + words.unknownAllergies.length > 0) {
    found.push(
      stated("told_allergy", "high", {
        allergyIds: words.allergies.join(","),
        allergyWords: words.unknownAllergies.join(", "),
      }),
    );
  }
  if (!isSeen && goals.includes("skin_coat")) found.push(typical("skin_common", "low", ["oneill2021"]));
  return found;
}
