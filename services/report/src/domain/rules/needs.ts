import type { Goal, RedFlagId } from "@hundeblick/proto/health/answers";
import type { SupplementArea } from "../../data/ingredients.ts";
import type { Need } from "../supplements/supplement-choice.ts";
import type { RatedFinding } from "./finding.ts";
import type { FindingCode } from "./ratings.ts";
import type { OwnerStatements } from "./owner-statements.ts";

/** Signs a vet should see before anything is suggested for them. */
const SIGNS_OF: Readonly<Record<Goal, readonly RedFlagId[]>> = {
  skin_coat: ["itch_skin", "lump"],
  joints: ["limping", "pain_behaviour"],
  gut: ["gi_upset", "not_eating", "weight_loss"],
  anxiety: ["pain_behaviour", "lethargy"],
};

/** Areas for which a vet comes before any supplement. */
export const vetFirst = ({ soon }: OwnerStatements): Goal[] =>
  (Object.keys(SIGNS_OF) as Goal[]).filter((goal) => SIGNS_OF[goal].some((sign) => soon.includes(sign)));

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
