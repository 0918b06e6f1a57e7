// Closed lists of the check, without zod: the browser does not need it for an assessment.

export { type Level, LEVELS } from "./levels.ts";

/** What an owner may come with; questions and rules are in the workspace `triage`. */
export const CONCERNS = [
  "aggression",
  "alone",
  "ate_something",
  "back_neck_pain",
  "birth",
  "breathing_fast",
  "collapse_faint",
  "confused_old",
  "cough",
  "diarrhoea",
  "drinking_more",
  "ears",
  "eyes",
  "fear_noise",
  "itching_skin",
  "lethargy_fever",
  "limping",
  "lump",
  "mouth_teeth",
  "not_eating",
  "overheated",
  "parasites",
  "puppy_poorly",
  "puppy_start",
  "scooting",
  "season_discharge",
  "seizure",
  "stiff_old",
  "straining_stool",
  "swelling_hives",
  "trembling",
  "urination",
  "vomiting",
  "weight_gain",
  "weight_loss",
  "wound_bite",
] as const;
export type ConcernId = (typeof CONCERNS)[number];
export { MAX_CONCERNS } from "./answer-limits.ts";

/** What an owner may measure at home; steps and rules are in the workspace `triage`. */
export const CHECKS = [
  "body_condition",
  "food_amount",
  "resting_breathing",
  "gums",
  "getting_up",
  "muscle",
  "teeth",
  "ears",
  "skin_coat",
  "pain_signs",
  "weight_trend",
] as const;
export type CheckId = (typeof CHECKS)[number];

/** Known illnesses to choose from; others are free text. */
export const CONDITIONS = [
  "diabetes",
  "epilepsy",
  "kidney_disease",
  "heart_disease",
  "liver_disease",
  "hypothyroidism",
  "cushing",
  "addison",
  "cancer",
  "urinary_stones",
  "pancreatitis",
] as const;
export type ConditionId = (typeof CONDITIONS)[number];

/** Groups of medicines to choose from; others are free text. */
export const MEDICINES = [
  "nsaid",
  "steroid",
  "insulin",
  "anticonvulsant",
  "heart_medicine",
  "diuretic",
  "thyroid_hormone",
  "cushing_medicine",
  "jak_inhibitor",
  "lokivetmab",
  "bedinvetmab",
  "antibiotic",
  "anticoagulant",
  "ciclosporin",
  "antidepressant",
  "sedative",
  "opioid",
  "metamizole",
  "antacid",
  "allopurinol",
  "antihistamine",
  "incontinence_medicine",
] as const;
export type MedicineId = (typeof MEDICINES)[number];
