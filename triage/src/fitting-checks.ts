import type { CheckId, ConcernId } from "@hundeblick/proto/health/check-lists";

/** Checks for a concern, most relevant first. */
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

/** Checks for several concerns, without duplicates. */
export const fittingChecks = (concerns: readonly ConcernId[]): CheckId[] => [
  ...new Set(concerns.flatMap((id) => FITTING[id] ?? [])),
];
