import type { Language } from "@hundeblick/proto/language";
import { NUMBERS } from "../free-text/grammar.ts";
import { ownClause } from "./own-clause.ts";
import { isOwners } from "./owners-illness.ts";
import { type ParsedSentence, parseSentences } from "./parse-sentences.ts";
import { STEERING } from "./steering.ts";

/** True if a text says that this dog is pregnant or nursing now, not for a false pregnancy. */
export function isPregnant(texts: readonly string[], language: Language): boolean {
  return texts
    .flatMap((text) => parseSentences(text, language))
    .some(
      (sentence) =>
        !isDenied(sentence.words, language) && sentence.words.some((_, i) => isSaidOfDog(i, sentence, language)),
    );
}

function isSaidOfDog(at: number, sentence: ParsedSentence, language: Language): boolean {
  const { words, isNegated, asideOf } = sentence;
  const length = STEERING[language].pregnant.at(words, at);
  if (length === 0 && !expectsLitter(words, at, language) && !nursesLitter(words, at, language)) return false;
  const hit = Array.from({ length: Math.max(1, length) }, (_, i) => at + i);
  const { clause, place } = ownClause(hit, sentence);
  return !isNegated(hit) && asideOf(hit) === null && !isOwners(place, clause, language);
}

/** "Nursing a sore paw" is no nursing; "nursing a litter" is, because its longer phrase begins at the same word. */
function isDenied(words: readonly string[], language: Language): boolean {
  const { pregnant, notPregnant } = STEERING[language];
  return words.some((_, i) => notPregnant.at(words, i) > pregnant.at(words, i));
}

/** "Erwartet in drei Wochen Welpen": only words of time or number in between, as in no "bekommt Futter für Welpen". */
function expectsLitter(words: readonly string[], at: number, language: Language): boolean {
  const { expects, when, litter } = STEERING[language];
  const length = expects.at(words, at);
  if (length === 0) return false;
  const end = words.findIndex((_, i) => i >= at + length && when.at(words, i) === 0);
  return end >= 0 && litter.at(words, end) > 0;
}

/** "Feeding 8 pups", "karmi sześć szczeniąt". */
function nursesLitter(words: readonly string[], at: number, language: Language): boolean {
  const { nurses, between, litter } = STEERING[language];
  const length = nurses.at(words, at);
  if (length === 0) return false;
  const number = at + length + between.at(words, at + length);
  return (/^\d+$/.test(words[number] ?? "") || NUMBERS.has(words[number] ?? "")) && litter.at(words, number + 1) > 0;
}
