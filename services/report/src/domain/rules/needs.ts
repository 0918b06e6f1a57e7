import type { RedFlagId } from "@hundeblick/proto/health/answers";
import { SUPPLEMENT_AREAS, type SupplementArea } from "../../data/ingredients.ts";
import type { AssessedCheck } from "../check/assessed-check.ts";
import { placeOf, SUPPLEMENTS_OF_CHECK } from "../check/concern-areas.ts";
import { advisesVisit } from "@hundeblick/proto/health/levels";
import { mostUrgent } from "../check/levels.ts";
import { levelsOf } from "../check/measured-checks.ts";
import type { Need } from "../supplements/supplement-choice.ts";
import type { RatedFinding } from "./finding.ts";
import type { FindingCode } from "./ratings.ts";
import type { OwnerStatements } from "./owner-statements.ts";

/** Signs a vet should see before anything is suggested for them. */
const SIGNS_OF: Readonly<Partial<Record<SupplementArea, readonly RedFlagId[]>>> = {
  skin_coat: ["itch_skin", "lump"],
  joints: ["limping", "pain_behaviour"],
  gut: ["gi_upset", "not_eating", "weight_loss"],
  anxiety: ["pain_behaviour", "lethargy"],
  dental: ["mouth_teeth"],
};

/** Areas in which a vet comes before any supplement: by words, answered questions or a measurement. */
export const vetFirst = ({ soon }: OwnerStatements, { concerns, measured }: AssessedCheck): SupplementArea[] => [
  ...SUPPLEMENT_AREAS.filter((area) => SIGNS_OF[area]?.some((sign) => soon.includes(sign))),
  ...concerns
    .filter(({ assessment }) => advisesVisit(assessment.level))
    .flatMap(({ concern }) => placeOf(concern.id).supplements ?? []),
  ...measured
    .filter((one) => advisesVisit(mostUrgent(levelsOf([one]))))
    .flatMap(({ check }) => SUPPLEMENTS_OF_CHECK[check.id] ?? []),
];

/** Findings that show a need, most urgent first, whether it is one of the owner's goals or not. */
export const NEED_SHOWN_BY: Readonly<Partial<Record<SupplementArea, readonly FindingCode[]>>> = {
  joints: ["told_stiff"],
  skin_coat: ["told_dull_coat", "coat_dull"],
  anxiety: ["told_fearful"],
  dental: ["tartar_visible"],
};

/** Needs by owner-reported or seen findings. */
export const needsOf = (findings: readonly RatedFinding[]): Need[] =>
  (Object.keys(NEED_SHOWN_BY) as SupplementArea[])
    .filter((area) => findings.some(({ code }) => NEED_SHOWN_BY[area]?.includes(code)))
    .map((area) => (area === "joints" ? { area, severity: "moderate" } : { area }));
