import { z } from "zod";

/** How soon a dog should be seen, most urgent first. */
export const LEVELS = ["now", "today", "this_week", "routine", "home"] as const;
export const Level = z.enum(LEVELS);
export type Level = z.infer<typeof Level>;

/** What an owner may come with; the questions and rules of each are data of the workspace `triage`. */
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
export const ConcernId = z.enum(CONCERNS);
export type ConcernId = z.infer<typeof ConcernId>;
/** At most this many concerns in one report. */
export const MOST_CONCERNS = 3;

/** What an owner may measure at home; steps and rules of each are data of the workspace `triage`. */
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
export const CheckId = z.enum(CHECKS);
export type CheckId = z.infer<typeof CheckId>;

/** Known illnesses an owner may choose from a list; others are written in own words. */
export const CONDITIONS = [
  "diabetes",
  "epilepsy",
  "kidney_disease",
  "heart_disease",
  "liver_disease",
  "hypothyroidism",
  "cushings",
  "addisons",
  "cancer",
  "urinary_stones",
  "pancreatitis",
  "joint_disease",
  "allergy",
] as const;
export const ConditionId = z.enum(CONDITIONS);
export type ConditionId = z.infer<typeof ConditionId>;

/** Groups of medicines an owner may choose from a list; others are written in own words. */
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
export const MedicineId = z.enum(MEDICINES);
export type MedicineId = z.infer<typeof MedicineId>;

const Key = z.string().regex(/^[a-z][a-zA-Z0-9_]{0,39}$/);
const Answer = z.union([Key, z.array(Key).min(1).max(12), z.number().min(-1000).max(100_000)]);
/** Answers by the id of their question: an option, several options, or a number in the question's unit. */
export const CheckAnswers = z
  .record(Key, Answer)
  .refine((answers) => Object.keys(answers).length <= 20, "too many answers");
export type CheckAnswers = z.infer<typeof CheckAnswers>;

/** One concern with what was answered; a question that was skipped is missing. */
export const AnsweredConcern = z.strictObject({ id: ConcernId, answers: CheckAnswers });
export type AnsweredConcern = z.infer<typeof AnsweredConcern>;

/** One hands-on check as it was made; `measuredAt` in UTC. */
export const MeasuredCheck = z.strictObject({ id: CheckId, inputs: CheckAnswers, measuredAt: z.iso.datetime() });
export type MeasuredCheck = z.infer<typeof MeasuredCheck>;
