import { type ConcernId, MAX_CONCERNS } from "@hundeblick/proto/health/check";
import type { Language } from "@hundeblick/proto/language";
import { statedFacts } from "@hundeblick/triage/stated-facts";
import { findBreed } from "../breeds/find-breed.ts";
import { negationRules } from "../free-text/negation.ts";
import { perLanguage } from "../free-text/per-language.ts";
import { sentenceSpans } from "../free-text/quote.ts";
import { wordsOf } from "../free-text/tokenise.ts";
import { writtenIn } from "../free-text/written-in.ts";
import { readText } from "../red-flags/read-text.ts";
import { findSigns } from "../stated-signs/find-signs.ts";
import { readOwnerWords } from "./read-owner-words.ts";
import { STEERING } from "./steering.ts";
import { suggestedConcerns } from "./suggested.ts";

/** Shorter sentences are a greeting or a thank you. */
const LEAST_WORDS = 3;
/** Limit; more would repeat the whole text. */
const MOST = 4;
const NO = perLanguage((language) => {
  const { before, after } = negationRules(language);
  return new Set([...before, ...after]);
});

/** The owner's sentences without any match: no sign, illness, medicine, allergy, breed, age, weight or concern. */
export function notUnderstood(text: string, page: Language, chosen: readonly ConcernId[]): string[] {
  const sentences = sentenceSpans(text).map(({ from, to }) => text.slice(from, to));
  return sentences
    .filter((sentence) => wordsOf(sentence, page).length >= LEAST_WORDS && !isUnderstood(sentence, page, chosen))
    .slice(0, MOST);
}

/** "No cough" is understood as well: without the "no" there is a sign in it. */
const isUnderstood = (sentence: string, page: Language, chosen: readonly ConcernId[]): boolean =>
  asksNothing(sentence, page) ||
  [sentence, withoutNo(sentence, page)].some((one) => saysSomething(one, page) || isAbout(one, page, chosen));

function asksNothing(sentence: string, page: Language): boolean {
  const rest = partsOf(sentence).filter((part) => !needsNoQuestion(part, page));
  return rest.length < partsOf(sentence).length && rest.every((part) => wordsOf(part, page).length < LEAST_WORDS);
}

const partsOf = (sentence: string): string[] => sentence.split(/[,;:]|\s(?:und|aber|bis|and|but|until|i|ale|do)\s/i);

/** About a chosen concern, or suggesting one while there is room for another. */
const isAbout = (sentence: string, page: Language, chosen: readonly ConcernId[]): boolean =>
  suggestedConcerns(sentence, page).some((id) => chosen.length < MAX_CONCERNS || chosen.includes(id));

/** All is well, a thank you, an age or a weight. */
const needsNoQuestion = (part: string, page: Language): boolean =>
  writtenIn(part, page).some((language) => {
    const words = wordsOf(part, language);
    const { allWell } = STEERING[language];
    const isWell = words.some(
      (_, i) => allWell.at(words, i) > 0 && !words.slice(0, i).some((word) => NO[language].has(word)),
    );
    return isWell || saysAgeOrWeight(part, language);
  });

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

function saysAgeOrWeight(sentence: string, language: Language): boolean {
  const { ageMonths, weightKg } = statedFacts(sentence, language);
  return ageMonths !== undefined || weightKg !== undefined;
}

function withoutNo(sentence: string, page: Language): string {
  const [language = page] = writtenIn(sentence, page);
  return sentence
    .split(/\s+/)
    .filter((word) => !wordsOf(word, language).some((one) => NO[language].has(one)))
    .join(" ");
}
