import type { FindingArea, Severity } from "@hundeblick/proto/health/findings";

type Rating = { area: FindingArea; severity: Severity; points: number | null };

/** Initial score of an area without positive or negative findings. */
export const NEUTRAL_SCORE = 80;

/**
 * Severity and points of every finding code. Points move the score of the area, those of `general` the overall score;
 * `null` is no ground for a score. Docs: docs/decisions/045-report-scores.md.
 */
export const RATINGS = {
  // skin and coat, seen
  coat_even: { area: "coat", severity: "good", points: 6 },
  coat_shiny: { area: "coat", severity: "good", points: 6 },
  coat_dull: { area: "coat", severity: "watch", points: -10 },
  coat_patchy: { area: "coat", severity: "see_vet", points: -18 },
  coat_matted: { area: "coat", severity: "watch", points: -8 },
  skin_reddened: { area: "coat", severity: "see_vet", points: -18 },
  flakes_visible: { area: "coat", severity: "watch", points: -8 },
  muzzle_grey: { area: "coat", severity: "info", points: null },
  // skin and coat, owner-reported and typical
  told_itch: { area: "coat", severity: "see_vet", points: -16 },
  told_ear: { area: "coat", severity: "see_vet", points: -8 },
  told_dull_coat: { area: "coat", severity: "watch", points: -8 },
  told_skin_goal: { area: "coat", severity: "info", points: null },
  told_allergy: { area: "coat", severity: "info", points: null },
  skin_common: { area: "coat", severity: "info", points: null },
  // weight
  body_ideal: { area: "weight", severity: "good", points: 8 },
  body_heavy: { area: "weight", severity: "watch", points: -12 },
  body_lean: { area: "weight", severity: "info", points: -3 },
  told_weight: { area: "weight", severity: "info", points: null },
  told_weight_loss: { area: "weight", severity: "see_vet", points: -18 },
  told_overweight: { area: "weight", severity: "watch", points: -10 },
  weight_in_range: { area: "weight", severity: "good", points: 10 },
  weight_above_slightly: { area: "weight", severity: "watch", points: -10 },
  weight_above: { area: "weight", severity: "watch", points: -16 },
  weight_far_above: { area: "weight", severity: "watch", points: -24 },
  weight_below_slightly: { area: "weight", severity: "info", points: -3 },
  weight_below: { area: "weight", severity: "watch", points: -10 },
  weight_far_below: { area: "weight", severity: "see_vet", points: -20 },
  weight_show_range: { area: "weight", severity: "info", points: null },
  weight_if_breed: { area: "weight", severity: "info", points: null },
  weight_range_only: { area: "weight", severity: "info", points: null },
  weight_growing: { area: "weight", severity: "info", points: null },
  weight_pregnant: { area: "weight", severity: "info", points: null },
  weight_prone: { area: "weight", severity: "info", points: null },
  // only in old reports
  overweight_common: { area: "weight", severity: "info", points: null },
  overweight_felt: { area: "weight", severity: "info", points: null },
  food_raw: { area: "weight", severity: "info", points: null },
  food_raw_growing: { area: "weight", severity: "watch", points: null },
  food_cooked: { area: "weight", severity: "info", points: null },
  calcium_large_puppy: { area: "weight", severity: "watch", points: null },
  feel_ribs: { area: "weight", severity: "info", points: null },
  // mobility: never seen
  told_limping: { area: "mobility", severity: "see_vet", points: -22 },
  told_pain: { area: "mobility", severity: "see_vet", points: -20 },
  told_stiff: { area: "mobility", severity: "watch", points: -15 },
  told_joints_goal: { area: "mobility", severity: "info", points: null },
  joints_over_eight: { area: "mobility", severity: "info", points: null },
  // only in old reports
  joints_under_eight: { area: "mobility", severity: "info", points: null },
  joints_young: { area: "mobility", severity: "info", points: null },
  joints_any_age: { area: "mobility", severity: "info", points: null },
  joints_growing: { area: "mobility", severity: "info", points: null },
  joints_breed: { area: "mobility", severity: "info", points: null },
  // energy: never seen
  told_lethargy: { area: "energy", severity: "see_vet", points: -22 },
  told_fearful: { area: "energy", severity: "info", points: -5 },
  told_calm_goal: { area: "energy", severity: "info", points: null },
  told_lively: { area: "energy", severity: "good", points: 8 },
  energy_older: { area: "energy", severity: "info", points: null },
  energy_younger: { area: "energy", severity: "info", points: null },
  // only in old reports
  energy_any_age: { area: "energy", severity: "info", points: null },
  breed_group: { area: "energy", severity: "info", points: null },
  short_nose_heat: { area: "energy", severity: "watch", points: null },
  heavy_heat: { area: "energy", severity: "watch", points: null },
  // the dog as a whole
  bloat_signs: { area: "general", severity: "watch", points: null },
  eyes_clear: { area: "general", severity: "good", points: 1 },
  eyes_discharge: { area: "general", severity: "watch", points: -3 },
  eyes_reddened: { area: "general", severity: "watch", points: -3 },
  posture_relaxed: { area: "general", severity: "good", points: 1 },
  nails_long: { area: "general", severity: "watch", points: -2 },
  tartar_visible: { area: "general", severity: "watch", points: -2 },
  // no points for an illness: the score is capped instead
  told_illness: { area: "general", severity: "see_vet", points: null },
  gets_medicine: { area: "general", severity: "info", points: null },
  gets_unknown_medicine: { area: "general", severity: "info", points: null },
  // only in old reports
  told_medicine: { area: "general", severity: "see_vet", points: null },
  told_unknown_medicine: { area: "general", severity: "see_vet", points: null },
  told_other_sign: { area: "general", severity: "see_vet", points: -5 },
  // concerns: the area is the concern's (check/concern-areas.ts)
  told_concern_visit: { area: "general", severity: "see_vet", points: -20 },
  told_concern_routine: { area: "general", severity: "watch", points: -8 },
  told_concern_home: { area: "general", severity: "info", points: -2 },
  // hands-on checks: area, severity and points are the check's (measured-findings.ts)
  measured_check: { area: "general", severity: "info", points: null },
  // without points
  knows_weight: { area: "general", severity: "good", points: null },
  knows_allergy: { area: "general", severity: "good", points: null },
  noticed_early: { area: "general", severity: "good", points: null },
  photo_clear: { area: "photo", severity: "good", points: null },
  // the picture
  dog_small_in_photo: { area: "photo", severity: "info", points: null },
  photo_overexposed: { area: "photo", severity: "info", points: null },
  dog_partly_hidden: { area: "photo", severity: "info", points: null },
  photo_dark: { area: "photo", severity: "info", points: null },
  photo_soft: { area: "photo", severity: "info", points: null },
  dog_by_owner: { area: "photo", severity: "info", points: null },
  dog_not_chosen: { area: "photo", severity: "info", points: null },
} as const satisfies Record<string, Rating>;

export type FindingCode = keyof typeof RATINGS;
