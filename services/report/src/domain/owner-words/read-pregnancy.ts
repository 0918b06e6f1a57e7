import type { Language } from "@hundeblick/proto/language";
import { mentions, STEERING } from "./steering.ts";
import { parseSentences } from "./parse-sentences.ts";

/** True if a text says that this dog is pregnant or nursing now, not for a false pregnancy. */
export function isPregnant(texts: readonly string[], language: Language): boolean {
  const { pregnant, notPregnant } = STEERING[language];
  return texts
    .flatMap((text) => parseSentences(text, language))
    .some(
      ({ words, isNegated, asideOf }) =>
        !mentions(notPregnant, words) &&
        words.some((_, i) => pregnant.at(words, i) > 0 && !isNegated([i]) && asideOf([i]) === null),
    );
}
