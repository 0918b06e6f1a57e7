import type { Language } from "@hundeblick/proto/language";
import { STEERING } from "./steering.ts";
import { parseSentences } from "./parse-sentences.ts";

/** True if a text says that this dog is pregnant or nursing now, not for a false pregnancy. */
export function isPregnant(texts: readonly string[], language: Language): boolean {
  const { pregnant } = STEERING[language];
  const says = (words: readonly string[], at: number) =>
    pregnant.at(words, at) > 0 || expectsLitter(words, at, language);
  return texts
    .flatMap((text) => parseSentences(text, language))
    .some(
      ({ words, isNegated, asideOf }) =>
        !isDenied(words, language) && words.some((_, i) => says(words, i) && !isNegated([i]) && asideOf([i]) === null),
    );
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
