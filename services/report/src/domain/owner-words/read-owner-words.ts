import type { OwnerAnswers } from "@hundeblick/proto/health/answers";
import type { Language } from "@hundeblick/proto/language";
import { medications as medicineGroups } from "../../data/medications.ts";
import { writtenIn } from "../free-text/written-in.ts";
import type { OwnerWords } from "./owner-words.ts";
import { mentionsCalcium } from "./read-calcium.ts";
import { readAllergies } from "./read-allergies.ts";
import { readConditions } from "./read-conditions.ts";
import { readMedications } from "./read-medications.ts";
import { isPregnant } from "./read-pregnancy.ts";

/** Medicines, allergies, illnesses and pregnancy: chosen from lists, and from free text in any of the languages. */
export function readOwnerWords(answers: OwnerAnswers, page: Language): OwnerWords {
  const { meds = "", allergies = "", additionalInfo = "" } = answers;
  const texts = [meds, allergies, additionalInfo];
  const languages = writtenIn(texts.join("\n"), page);
  const [language = page] = languages;
  const { medications, unknownMedication } = readMedications(meds, additionalInfo, language);
  const named = readConditions(texts, languages);
  const isGuessed = (id: string) => answers.notDiagnosed?.some((guessed) => guessed === id) ?? false;
  return {
    medications: [...medications, ...chosenMedicines(answers, medications, page)],
    unknownMedication,
    ...allergiesIn(languages, allergies, additionalInfo),
    conditions: [...new Set([...(answers.conditions ?? []), ...named.filter((id) => !isGuessed(id))])],
    notDiagnosed: named.filter(isGuessed),
    pregnant: answers.pregnant ?? (answers.sex !== "male" && languages.some((one) => isPregnant(texts, one))),
    calcium: languages.some((one) => mentionsCalcium(texts, one)),
  };
}

/** Groups chosen from the list that the text does not name. */
function chosenMedicines(
  { medicines = [] }: OwnerAnswers,
  written: OwnerWords["medications"],
  page: Language,
): OwnerWords["medications"] {
  const open = medicineGroups.filter(({ id }) => medicines.some((chosen) => chosen === id));
  return open
    .filter(({ id }) => written.every((one) => one.id !== id))
    .map(({ id, label }) => ({ id, label, text: label[page] }));
}

/** Merges the results of the languages. */
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
