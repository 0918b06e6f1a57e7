import { LANGUAGES, type Language } from "@hundeblick/proto/language";
import { GRAMMAR } from "../free-text/grammar.ts";
import { negationOf } from "../free-text/negation.ts";
import { quoteAround } from "../free-text/quote.ts";
import { wordSpans } from "../free-text/span.ts";
import { sentencesOf } from "../free-text/tokenise.ts";
import { writtenIn } from "../free-text/written-in.ts";
import { RULES } from "../red-flags/flag-rules.ts";
import { compilePhrase, type Pattern } from "../red-flags/pattern.ts";
import { SentenceSearch } from "../red-flags/search.ts";
import { SIGN_PHRASES, type StatedSign } from "./sign-phrases.ts";

const SIGNS = Object.keys(SIGN_PHRASES) as StatedSign[];
const compile = (language: Language): [StatedSign, Pattern[]][] =>
  SIGNS.map((sign) => [sign, SIGN_PHRASES[sign][language].map((phrase) => compilePhrase(phrase, language))]);
const PATTERNS = Object.fromEntries(LANGUAGES.map((language) => [language, compile(language)])) as Record<
  Language,
  [StatedSign, Pattern[]][]
>;

/** A sign with the owner's sentence, exactly as typed. */
export type FoundSign = { sign: StatedSign; quote: string };

/** Everyday signs in the owner's text in any language, without negated ones, in the order of the table. */
export function findSigns(text: string, page: Language): FoundSign[] {
  const found = new Map<StatedSign, string>();
  for (const language of writtenIn(text, page)) addSigns(found, text, language);
  return SIGNS.flatMap((sign) => {
    const quote = found.get(sign);
    return quote === undefined ? [] : [{ sign, quote }];
  });
}

function addSigns(found: Map<StatedSign, string>, text: string, language: Language): void {
  const spans = wordSpans(text, language);
  for (const sentence of sentencesOf(text, language)) {
    const search = new SentenceSearch(sentence, GRAMMAR[language]);
    const negated = negationOf(search.sentence, RULES[language].negation);
    for (const [sign, patterns] of PATTERNS[language]) {
      if (found.has(sign)) continue;
      const hit = patterns.flatMap((pattern) => [...search.find(pattern)]).find((one) => !negated(one));
      const at = hit && spans[search.sentence.positions[hit[0] ?? 0] ?? 0];
      if (at) found.set(sign, quoteAround(text, at));
    }
  }
}
