import { z } from "zod";
import { RED_FLAGS_NOW, RED_FLAGS_SOON, SIGN_ANSWERS } from "./red-flag-lists.ts";
import { MAX_LENGTHS, MAX_AGE_MONTHS, WEIGHT_KG } from "./answer-limits.ts";
import {
  AnsweredConcern,
  CHECKS,
  ConditionId,
  CONDITIONS,
  MeasuredCheck,
  MedicineId,
  MEDICINES,
  MAX_CONCERNS,
} from "./check.ts";

export const GOALS = ["skin_coat", "joints", "gut", "anxiety"] as const;
export const Goal = z.enum(GOALS);
export type Goal = z.infer<typeof Goal>;

export const DIETS = ["dry", "wet", "raw", "cooked", "mixed"] as const;
export const Diet = z.enum(DIETS);
export type Diet = z.infer<typeof Diet>;

export { RED_FLAGS_NOW, RED_FLAGS_SOON, SIGN_ANSWERS };
export type RedFlagSoon = (typeof RED_FLAGS_SOON)[number];
export const RedFlagNow = z.enum(RED_FLAGS_NOW);
export type RedFlagNow = z.infer<typeof RedFlagNow>;
export const RedFlagId = z.enum([...RED_FLAGS_NOW, ...RED_FLAGS_SOON]);
export type RedFlagId = z.infer<typeof RedFlagId>;
export const isRedFlagNow = (id: string): id is RedFlagNow => (RED_FLAGS_NOW as readonly string[]).includes(id);

export const SignAnswer = z.enum(SIGN_ANSWERS);

/** The owner's answer when a text may describe an emergency: `now` raises it, the others stop further questions. */
export const WordAnswer = z.strictObject({ id: RedFlagNow, answer: SignAnswer });
export type WordAnswer = z.infer<typeof WordAnswer>;

/** Illnesses that owners report themselves; a suspicion of any other is a reason to see a vet. */
const GUESSED_ILLNESSES = ["arthritis"] as const;

/** Texts that an owner may withdraw. */
export const OWNER_TEXTS = ["additionalInfo", "meds", "allergies"] as const;
export type OwnerText = (typeof OWNER_TEXTS)[number];

const words = (max: number) => z.string().trim().min(1).max(max);

const isOncePerId = (entries: readonly { id: string }[]): boolean =>
  new Set(entries.map(({ id }) => id)).size === entries.length;

/** What the owner reported; every answer is optional. Ages in months, weights in kg. */
export const OwnerAnswers = z.strictObject({
  name: words(MAX_LENGTHS.name).optional(),
  breed: words(MAX_LENGTHS.breed).optional(),
  ageMonths: z.int().min(0).max(MAX_AGE_MONTHS).optional(),
  weightKg: z.number().min(WEIGHT_KG.min).max(WEIGHT_KG.max).optional(),
  sex: z.enum(["male", "female"]).optional(),
  neutered: z.boolean().optional(),
  pregnant: z.boolean().optional(),
  allergies: words(MAX_LENGTHS.allergies).optional(),
  meds: words(MAX_LENGTHS.meds).optional(),
  diet: Diet.optional(),
  goals: z.array(Goal).max(GOALS.length).optional(),
  additionalInfo: words(MAX_LENGTHS.additionalInfo).optional(),
  redFlags: z.array(RedFlagNow).max(RED_FLAGS_NOW.length).optional(),
  wordAnswers: z.array(WordAnswer).max(RED_FLAGS_NOW.length).refine(isOncePerId, "named twice").optional(),
  /** Concerns in the order in which the owner chose them. */
  concerns: z.array(AnsweredConcern).max(MAX_CONCERNS).refine(isOncePerId, "named twice").optional(),
  checks: z.array(MeasuredCheck).max(CHECKS.length).refine(isOncePerId, "named twice").optional(),
  conditions: z.array(ConditionId).max(CONDITIONS.length).optional(),
  medicines: z.array(MedicineId).max(MEDICINES.length).optional(),
  /** Named in the owner's own words, not diagnosed by a vet. */
  notDiagnosed: z.array(z.enum(GUESSED_ILLNESSES)).max(GUESSED_ILLNESSES.length).optional(),
});
export type OwnerAnswers = z.infer<typeof OwnerAnswers>;
