import { type RatedFinding, told, toldSign, typical } from "./finding.ts";
import type { Told } from "./told.ts";

/** Skin and coat beyond what was seen: what the owner told, and how common skin problems are. */
export function coatFindings({ goals, soon, signs, quotes, words }: Told, isSeen: boolean): RatedFinding[] {
  const found: RatedFinding[] = [];
  if (soon.includes("itch_skin")) found.push(toldSign("told_itch", "itch_skin", quotes));
  if (soon.includes("ear")) found.push(toldSign("told_ear", "ear", quotes));
  if (signs.includes("told_dull_coat")) found.push(toldSign("told_dull_coat", null, quotes));
  if (found.length === 0 && goals.includes("skin_coat")) found.push(told("told_skin_goal", "low"));
  if (words.allergies.length + words.unknownAllergies.length > 0) {
    found.push(
      told("told_allergy", "high", {
        allergyIds: words.allergies.join(","),
        allergyWords: words.unknownAllergies.join(", "),
      }),
    );
  }
  if (!isSeen && goals.includes("skin_coat")) found.push(typical("skin_common", "low", ["oneill2021"]));
  return found;
}
