import type { OwnerAnswers } from "@hundeblick/proto/health/answers";
import type { Language } from "@hundeblick/proto/language";
import type { OwnerWords } from "./owner-words.ts";
import { readAllergies } from "./read-allergies.ts";
import { readConditions } from "./read-conditions.ts";
import { readMedications } from "./read-medications.ts";
import { isPregnant } from "./read-pregnancy.ts";

/** Medicines, allergies, illnesses and pregnancy from the owner's answers in free text. */
export function readOwnerWords(answers: OwnerAnswers, language: Language): OwnerWords {
  const { meds = "", allergies = "", additionalInfo = "" } = answers;
  return {
    ...readMedications(meds, additionalInfo, language),
    ...readAllergies(allergies, additionalInfo, language),
    conditions: readConditions([meds, allergies, additionalInfo], language),
    pregnant:
      answers.pregnant ??
      (answers.sex !== "male" && isPregnant([meds, allergies, additionalInfo], language)),
  };
}
