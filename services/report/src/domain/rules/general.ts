import type { RedFlagId } from "@hundeblick/proto/health/answers";
import type { RatedFinding } from "./finding.ts";
import { statedSign } from "./finding.ts";
import { treatmentFindings } from "./known-illness.ts";
import type { OwnerStatements } from "./owner-statements.ts";

/** Signs of one of the four areas. */
const IN_AN_AREA: readonly RedFlagId[] = ["itch_skin", "ear", "weight_loss", "limping", "pain_behaviour", "lethargy"];

/** Owner-reported findings about the dog as a whole; they move the overall score only. */
export const generalFindings = ({ soon, quotes, words }: OwnerStatements): RatedFinding[] => [
  ...treatmentFindings(words),
  ...soon.filter((id) => !IN_AN_AREA.includes(id)).map((flag) => statedSign("told_other_sign", flag, quotes)),
];
