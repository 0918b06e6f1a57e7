import type { RedFlagId } from "@hundeblick/proto/health/answers";
import type { RatedFinding } from "./finding.ts";
import { statedSign } from "./finding.ts";
import { treatmentFindings } from "./known-illness.ts";
import type { OwnerStatements } from "./owner-statements.ts";

/** Signs that one of the four areas speaks about. */
const IN_AN_AREA: readonly RedFlagId[] = ["itch_skin", "ear", "weight_loss", "limping", "pain_behaviour", "lethargy"];

/** What was reported about the dog as a whole; moves the overall score only. */
export const generalFindings = ({ soon, quotes, words }: OwnerStatements): RatedFinding[] => [
  ...treatmentFindings(words),
  ...soon.filter((id) => !IN_AN_AREA.includes(id)).map((flag) => statedSign("told_other_sign", flag, quotes)),
];
