import { z } from "zod";
import { OwnerAnswers } from "../health/answers.ts";

const answer = OwnerAnswers.shape;

/** The `context` field of POST /api/analyze: the specification's names and further optional answers. */
export const AnalyzeContext = z.strictObject({
  sex: answer.sex,
  age_months: answer.ageMonths,
  weight_kg: answer.weightKg,
  name: answer.name,
  breed: answer.breed,
  additionalInfo: answer.additionalInfo,
  goals: answer.goals,
  neutered: answer.neutered,
  pregnant: answer.pregnant,
  allergies: answer.allergies,
  meds: answer.meds,
  diet: answer.diet,
  redFlags: answer.redFlags,
  wordAnswers: answer.wordAnswers,
  concerns: answer.concerns,
  checks: answer.checks,
  conditions: answer.conditions,
  medicines: answer.medicines,
  notDiagnosed: answer.notDiagnosed,
});
export type AnalyzeContext = z.infer<typeof AnalyzeContext>;

export function answersOf({ age_months, weight_kg, ...rest }: AnalyzeContext): OwnerAnswers {
  return OwnerAnswers.parse({ ...rest, ageMonths: age_months, weightKg: weight_kg });
}

export const contextOf = ({ ageMonths, weightKg, ...rest }: OwnerAnswers): AnalyzeContext => ({
  ...rest,
  age_months: ageMonths,
  weight_kg: weightKg,
});
