import type { Goal, RedFlagId } from "@hundeblick/proto/health/answers";
import type { SupplementArea } from "../../data/ingredients.ts";
import type { Need } from "../supplements/supplement-choice.ts";
import type { RatedFinding } from "./finding.ts";
import type { FindingCode } from "./ratings.ts";
import type { OwnerStatements } from "./owner-statements.ts";

/** A sign that a vet should see first: until then nothing is suggested for it. */
const SIGNS_OF: Readonly<Record<Goal, readonly RedFlagId[]>> = {
  skin_coat: ["itch_skin", "lump"],
  joints: ["limping", "pain_behaviour"],
  gut: ["gi_upset", "not_eating", "weight_loss"],
  anxiety: ["pain_behaviour", "lethargy"],
};

/** Areas for which the practice comes before any supplement. */
export const vetFirst = ({ soon }: OwnerStatements): Goal[] =>
  (Object.keys(SIGNS_OF) as Goal[]).filter((goal) => SIGNS_OF[goal].some((sign) => soon.includes(sign)));

/** Findings that show a need, most pressing first, whether the owner ticked it or not. */
export const NEED_SHOWN_BY: Readonly<Partial<Record<SupplementArea, readonly FindingCode[]>>> = {
  joints: ["told_stiff"],
  skin_coat: ["told_dull_coat", "coat_dull"],
  anxiety: ["told_fearful"],
  dental: ["tartar_visible"],
};

/** Needs the owner reported or the photo shows. */
export const needsOf = (findings: readonly RatedFinding[]): Need[] =>
  (Object.keys(NEED_SHOWN_BY) as SupplementArea[])
    .filter((area) => findings.some(({ code }) => NEED_SHOWN_BY[area]?.includes(code)))
    .map((area) => (area === "joints" ? { area, severity: "moderate" } : { area }));
