import type { OwnerAnswers } from "@hundeblick/proto/health/answers";
import type { OpenQuestion } from "@hundeblick/proto/http/report-check";
import type { Language } from "@hundeblick/proto/language";
import { concernById } from "@hundeblick/triage/all-concerns";
import { concernEntryIn } from "@hundeblick/triage/concern";
import { suggestConcerns } from "@hundeblick/triage/suggest-concerns";
import { perLanguage } from "../free-text/per-language.ts";
import { writtenIn } from "../free-text/written-in.ts";
import type { ComposedCheck } from "./composed-check.ts";

const PUPPY_START = concernById("puppy_start");
const ENTRY = perLanguage((language) => [concernEntryIn(PUPPY_START, language)]);
/** Until this age worming is monthly and the first vaccinations run. Source: ESCCAP guideline 01. */
const UNTIL_MONTHS = 6;
const ASKED = ["vacc", "worm", "food"];

const isYoung = (ageMonths: number | null | undefined): boolean =>
  typeof ageMonths === "number" && ageMonths <= UNTIL_MONTHS;

/** Adds the concern "new puppy" if the owner's text mentions vaccination, worming or food. */
export function withPuppyStart(answers: OwnerAnswers, page: Language): OwnerAnswers {
  const { additionalInfo = "", concerns = [], ageMonths } = answers;
  const isChosen = concerns.some(({ id }) => id === PUPPY_START.id);
  const asks = () =>
    writtenIn(additionalInfo, page).some(
      (language) => suggestConcerns(additionalInfo, language, ENTRY[language], ageMonths).length > 0,
    );
  if (isChosen || !isYoung(ageMonths) || !asks()) return answers;
  return { ...answers, concerns: [...concerns, { id: PUPPY_START.id, answers: {} }] };
}

/** Open questions of a puppy's report. */
export function openPuppyQuestions(
  ageMonths: number | null,
  { concerns }: Pick<ComposedCheck, "concerns">,
  language: Language,
): OpenQuestion[] {
  if (!isYoung(ageMonths) || concerns.some(({ id }) => id === PUPPY_START.id)) return [];
  return PUPPY_START.questions
    .filter(({ id }) => ASKED.includes(id))
    .map(({ id, text }) => ({ kind: "concern", concern: PUPPY_START.id, question: id, text: text[language] }));
}
