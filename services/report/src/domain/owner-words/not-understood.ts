import type { ConcernId } from "@hundeblick/proto/health/check";
import type { Language } from "@hundeblick/proto/language";
import { allConcerns } from "@hundeblick/triage/all-concerns";
import { type ConcernEntry, concernEntryIn } from "@hundeblick/triage/concern";
import { suggestConcerns } from "@hundeblick/triage/suggest-concerns";
import { findBreed } from "../breeds/find-breed.ts";
import { negationRules } from "../free-text/negation.ts";
import { perLanguage } from "../free-text/per-language.ts";
import { sentenceSpans } from "../free-text/quote.ts";
import { wordsOf } from "../free-text/tokenise.ts";
import { writtenIn } from "../free-text/written-in.ts";
import { readText } from "../red-flags/read-text.ts";
import { findSigns } from "../stated-signs/find-signs.ts";
import { readOwnerWords } from "./read-owner-words.ts";

/** Shorter sentences are a greeting or a thank you. */
const LEAST_WORDS = 3;
/** Limit; more would repeat the whole text. */
const MOST = 4;
const CONCERNS = perLanguage((language): ConcernEntry[] => allConcerns.map((one) => concernEntryIn(one, language)));
const NO = perLanguage((language) => {
  const { before, after } = negationRules(language);
  return new Set([...before, ...after]);
});

/** The owner's sentences without any match: no sign, illness, medicine, allergy, breed or chosen concern. */
export function notUnderstood(text: string, page: Language, chosen: readonly ConcernId[]): string[] {
  const sentences = sentenceSpans(text).map(({ from, to }) => text.slice(from, to));
  return sentences
    .filter((sentence) => wordsOf(sentence, page).length >= LEAST_WORDS && !isUnderstood(sentence, page, chosen))
    .slice(0, MOST);
}

/** "No cough" is understood as well: without the "no" there is a sign in it. */
const isUnderstood = (sentence: string, page: Language, chosen: readonly ConcernId[]): boolean =>
  [sentence, withoutNo(sentence, page)].some((one) => saysSomething(one, page) || isAbout(one, page, chosen));

const isAbout = (sentence: string, page: Language, chosen: readonly ConcernId[]): boolean =>
  writtenIn(sentence, page).some((language) =>
    suggestConcerns(sentence, language, CONCERNS[language]).some(({ id }) => chosen.includes(id)),
  );

function saysSomething(sentence: string, page: Language): boolean {
  const { alarms, ask, soon } = readText(sentence, page);
  const { medications, allergies, conditions, pregnant, calcium } = readOwnerWords({ additionalInfo: sentence }, page);
  return (
    [alarms, ask, soon, findSigns(sentence, page), medications, allergies, conditions].some(
      ({ length }) => length > 0,
    ) ||
    pregnant ||
    calcium ||
    writtenIn(sentence, page).some((language) => findBreed(sentence, language) !== null)
  );
}

function withoutNo(sentence: string, page: Language): string {
  const [language = page] = writtenIn(sentence, page);
  return sentence
    .split(/\s+/)
    .filter((word) => !wordsOf(word, language).some((one) => NO[language].has(one)))
    .join(" ");
}
