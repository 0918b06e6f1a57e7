import { type CheckId, CHECKS, type ConcernId } from "@hundeblick/proto/health/check-lists";

/** Checks that say something about a concern, the most telling first. */
const FITTING: Partial<Record<ConcernId, readonly CheckId[]>> = {
  breathing_fast: ["resting_breathing", "gums"],
  cough: ["resting_breathing", "gums"],
  collapse_faint: ["gums", "resting_breathing"],
  overheated: ["gums"],
  lethargy_fever: ["gums", "resting_breathing"],
  vomiting: ["gums"],
  diarrhoea: ["gums"],
  limping: ["getting_up"],
  stiff_old: ["getting_up", "muscle"],
  back_neck_pain: ["getting_up", "pain_signs"],
  trembling: ["pain_signs"],
  mouth_teeth: ["teeth"],
  ears: ["ears"],
  itching_skin: ["skin_coat"],
  parasites: ["skin_coat"],
  lump: ["skin_coat"],
  not_eating: ["gums", "teeth"],
};

/** Checks to offer: those that were made, those that fit the concerns, then body condition. */
export function offeredChecks(concerns: readonly ConcernId[], made: readonly CheckId[]): CheckId[] {
  const fitting = concerns.flatMap((id) => FITTING[id] ?? []);
  return [...new Set<CheckId>([...fitting, "body_condition", ...made])].filter((id) => CHECKS.includes(id));
}
