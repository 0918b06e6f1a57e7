import type { CheckId } from "@hundeblick/proto/health/check";

/** The two sources of a check shown beside its result. */
export const CHECK_SOURCES: Readonly<Record<CheckId, readonly [string, string]>> = {
  body_condition: ["laflamme1997", "aaha_toolkit"],
  muscle: ["wsava_mcs", "tufts_mcs"],
  resting_breathing: ["rishniw2012", "vca_rr"],
  gums: ["merck_perfusion", "pethospice_crt"],
  getting_up: ["wright2022", "lascelles_coast_owner"],
  food_amount: ["merck_energy", "aaha2021"],
  teeth: ["bellows2019_aaha_dental", "vca_babyteeth"],
  ears: ["merck_otitis_owners", "vca_urgent_ears"],
  skin_coat: ["ripfleas", "vetrica_lumps"],
  weight_trend: ["aaha2014", "vca_weightloss"],
  pain_signs: ["wsava_pain2014", "gruen2022"],
};
