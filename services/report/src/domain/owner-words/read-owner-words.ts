import type { OwnerAnswers } from "@hundeblick/proto/health/answers";
import type { Language } from "@hundeblick/proto/language";
import { writtenIn } from "../free-text/written-in.ts";
import type { OwnerWords } from "./owner-words.ts";
import { mentionsCalcium } from "./read-calcium.ts";
import { readAllergies } from "./read-allergies.ts";
import { readConditions } from "./read-conditions.ts";
import { readMedications } from "./read-medications.ts";
import { isPregnant } from "./read-pregnancy.ts";

/** Medicines, allergies, illnesses and pregnancy from the owner's answers in free text, in whichever language they are written. */
export function readOwnerWords(answers: OwnerAnswers, page: Language): OwnerWords {
  const { meds = "", allergies = "", additionalInfo = "" } = answers;
  const texts = [meds, allergies, additionalInfo];
  const languages = writtenIn(texts.join("\n"), page);
  const [language = page] = languages;
  return {
    ...readMedications(meds, additionalInfo, language),
    ...allergiesIn(languages, allergies, additionalInfo),
    conditions: [...new Set(languages.flatMap((one) => readConditions(texts, one)))],
    pregnant: answers.pregnant ?? (answers.sex !== "male" && languages.some((one) => isPregnant(texts, one))),
    calcium: languages.some((one) => mentionsCalcium(texts, one)),
  };
}

/** What one of the languages knows is known. */
function allergiesIn(
  languages: readonly Language[],
  answer: string,
  info: string,
): Pick<OwnerWords, "allergies" | "unknownAllergies"> {
  const [first, ...others] = languages.map((language) => readAllergies(answer, info, language));
  return {
    allergies: [...new Set([first, ...others].flatMap((read) => read?.allergies ?? []))],
    unknownAllergies: (first?.unknownAllergies ?? []).filter((text) =>
      others.every(({ unknownAllergies }) => unknownAllergies.includes(text)),
    ),
  };
}
