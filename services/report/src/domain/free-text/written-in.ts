import { LANGUAGES, type Language } from "@hundeblick/proto/language";
import { GRAMMAR } from "./grammar.ts";
import { negationRules } from "./negation.ts";
import { perLanguage } from "./per-language.ts";
import { wordsOf } from "./tokenise.ts";

/** Small words that tell a language: articles, pronouns, "and", "but", "no". */
const SMALL = perLanguage((language) => {
  const { stop, and, but } = GRAMMAR[language];
  const { before, after } = negationRules(language);
  return new Set([...stop, ...and, ...but, ...before, ...after]);
});

/**
 * The languages a text may be written in, whatever the page's is: owners write in their own. The page's comes first; it
 * is the only one when it fits as well as any other, and a few words without a small one among them may be of each.
 */
export function writtenIn(text: string, page: Language): Language[] {
  const small = (language: Language) => wordsOf(text, language).filter((word) => SMALL[language].has(word)).length;
  const counts = [page, ...LANGUAGES.filter((language) => language !== page)].map((language) => ({
    language,
    count: small(language),
  }));
  const most = Math.max(...counts.map(({ count }) => count));
  const best = counts.filter(({ count }) => count === most).map(({ language }) => language);
  return most > 0 && best.includes(page) ? [page] : best;
}
