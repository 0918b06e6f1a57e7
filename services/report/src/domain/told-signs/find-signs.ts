import { LANGUAGES, type Language } from "@hundeblick/proto/language";
import { GRAMMAR } from "../free-text/grammar.ts";
import { negationOf } from "../free-text/negation.ts";
import { sentencesOf } from "../free-text/tokenise.ts";
import { writtenIn } from "../free-text/written-in.ts";
import { RULES } from "../red-flags/flag-rules.ts";
import { compilePhrase, type Pattern } from "../red-flags/pattern.ts";
import { SentenceSearch } from "../red-flags/search.ts";
import { SIGN_PHRASES, type ToldSign } from "./sign-phrases.ts";

const SIGNS = Object.keys(SIGN_PHRASES) as ToldSign[];
const compile = (language: Language): [ToldSign, Pattern[]][] =>
  SIGNS.map((sign) => [sign, SIGN_PHRASES[sign][language].map((phrase) => compilePhrase(phrase, language))]);
const PATTERNS = Object.fromEntries(LANGUAGES.map((language) => [language, compile(language)])) as Record<
  Language,
  [ToldSign, Pattern[]][]
>;

/** Everyday signs in the owner's text, in whichever language it is written, negations understood ("not stiff" is none). In the order of the table. */
export function findSigns(text: string, page: Language): ToldSign[] {
  const found = new Set(writtenIn(text, page).flatMap((language) => signsIn(text, language)));
  return SIGNS.filter((sign) => found.has(sign));
}

function signsIn(text: string, language: Language): ToldSign[] {
  const found = new Set<ToldSign>();
  for (const sentence of sentencesOf(text, language)) {
    const search = new SentenceSearch(sentence, GRAMMAR[language]);
    const negated = negationOf(search.sentence, RULES[language].negation);
    for (const [sign, patterns] of PATTERNS[language]) {
      if (patterns.some((pattern) => search.find(pattern).some((hit) => !negated(hit)))) found.add(sign);
    }
  }
  return [...found];
}
