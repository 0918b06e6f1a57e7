import type { Goal, RedFlagId } from "@hundeblick/proto/health/answers";
import type { Need } from "../supplements/supplement-choice.ts";
import type { RatedFinding } from "./finding.ts";
import type { Told } from "./told.ts";

/** A sign that a vet should see first: until then nothing is suggested for it. */
const SIGNS_OF: Readonly<Record<Goal, readonly RedFlagId[]>> = {
  skin_coat: ["itch_skin", "lump"],
  joints: ["limping", "pain_behaviour"],
  gut: ["gi_upset", "not_eating", "weight_loss"],
  anxiety: ["pain_behaviour", "lethargy"],
};

/** Areas for which the practice comes before any supplement. */
export const vetFirst = ({ soon }: Told): Goal[] =>
  (Object.keys(SIGNS_OF) as Goal[]).filter((goal) => SIGNS_OF[goal].some((sign) => soon.includes(sign)));

/** Needs the owner did not tick but told or the photo shows. */
export function needsOf({ signs }: Told, findings: readonly RatedFinding[]): Need[] {
  const needs: Need[] = [];
  if (signs.includes("told_stiff")) needs.push({ area: "joints", severity: "moderate" });
  if (signs.includes("told_dull_coat") || findings.some(({ code }) => code === "coat_dull"))
    needs.push({ area: "skin_coat" });
  if (signs.includes("told_fearful")) needs.push({ area: "anxiety" });
  if (findings.some(({ code }) => code === "tartar_visible")) needs.push({ area: "dental" });
  return needs;
}
