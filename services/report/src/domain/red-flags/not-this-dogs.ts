import type { Language } from "@hundeblick/proto/language";
import type { Span } from "../free-text/span.ts";
import { wordsOf } from "../free-text/tokenise.ts";
import { isSaidOfAnother } from "./of-another.ts";
import { sentenceAround } from "./passages.ts";

/** Normalised; what a person noticed or an animal did is the dog's, and a "second dog" may be the one in the photo. */
const YET_THE_DOGS: Readonly<Record<Language, RegExp>> = {
  de: /(?:er|ge)tastet|entdeckt|gehort|beobachtet|gespurt|gefuhlt|bemerkt|gefunden|gesehen|sorge?n?\b|meint|erzahlt|getreten|gebissen|gestossen|umgerannt|hund|futter|\bvon\b/,
  en: /notic|found|felt|feels|hear|saw|seen|spot|discover|worr|concern|tell|told|say|said|think|kick|bit\b|dog|food|chicken|\bhen|\bof\b/,
  pl: /zauwaz|wyczu|uslysz|slysz|widzi|znalaz|dostrzeg|mowi|martwi|kopn|ugryz|pies|psa|suk|karm|\bkur/,
};

/** A sign of a person or of another kind of animal. Alarms have a stricter test of their own. */
export const isNotThisDogs = (text: string, at: Span, language: Language): boolean => {
  const { from, to } = sentenceAround(text, at);
  const said = wordsOf(text.slice(from, to), language).join(" ");
  return !YET_THE_DOGS[language].test(said) && isSaidOfAnother(text, at, language);
};
