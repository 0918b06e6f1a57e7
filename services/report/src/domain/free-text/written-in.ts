import type { Language } from "@hundeblick/proto/language";
import { languagesFrom } from "@hundeblick/proto/languages";
import { GRAMMAR } from "./grammar.ts";
import { negationRules } from "./negation.ts";
import { perLanguage } from "./per-language.ts";
import { wordsOf } from "./tokenise.ts";

/** Function words that identify a language: articles, pronouns, "and", "but", "no". */
const SMALL = perLanguage((language) => {
  const { stop, and, but } = GRAMMAR[language];
  const { before, after } = negationRules(language);
  return new Set([...stop, ...and, ...but, ...before, ...after]);
});

/**
 * Likely languages of a text, the page's first. Only the page's if it fits as well as any other; all if there are too
 * few function words.
 */
export function writtenIn(text: string, page: Language): Language[] {
  const small = (language: Language) => wordsOf(text, language).filter((word) => SMALL[language].has(word)).length;
  const counts = languagesFrom(page).map((language) => ({
    language,
    count: small(language),
  }));
  const most = Math.max(...counts.map(({ count }) => count));
  const best = counts.filter(({ count }) => count === most).map(({ language }) => language);
  return most > 0 && best.includes(page) ? [page] : best;
}
