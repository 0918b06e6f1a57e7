import { LANGUAGES, type Language } from "@hundeblick/proto/language";
import { GRAMMAR } from "../free-text/grammar.ts";
import type { Hit } from "../free-text/hit.ts";
import { negationOf } from "../free-text/negation.ts";
import { quoteAround, withoutEnd } from "../free-text/quote.ts";
import { type Span, wordSpans } from "../free-text/span.ts";
import { type Sentence, sentencesOf } from "../free-text/tokenise.ts";
import { writtenIn } from "../free-text/written-in.ts";
import { RULES } from "../red-flags/flag-rules.ts";
import { isNotThisDogs } from "../red-flags/not-this-dogs.ts";
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

/** The sign of which only the own clause is quoted: "threw up twice but is lively" is no good sign as a whole. */
const GOOD: StatedSign = "told_lively";
const SHORT = 2;
const NOWHERE: Span = { from: 0, to: 0 };

/** A sign with the owner's sentence, or clause for a good sign, exactly as typed. */
type FoundSign = { sign: StatedSign; quote: string };

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
    const spanOf = (word: number) => spans[search.sentence.positions[word] ?? 0] ?? NOWHERE;
    const placeOf = (hit: Hit): Span => ({ from: spanOf(hit[0] ?? 0).from, to: spanOf(hit.at(-1) ?? 0).to });
    for (const [sign, patterns] of PATTERNS[language]) {
      if (found.has(sign)) continue;
      const hit = patterns
        .flatMap((pattern) => [...search.find(pattern)])
        .find((one) => !negated(one) && !isNotThisDogs(text, placeOf(one), language));
      if (!hit) continue;
      const [first = 0] = hit;
      if (sign === GOOD) {
        const part = clauseOf(search.sentence, first);
        found.set(sign, withoutEnd(text.slice(spanOf(part.first).from, spanOf(part.last).to)));
      } else found.set(sign, quoteAround(text, spanOf(first)));
    }
  }
}

/** The words of a clause, without a leading "but"; "is" before a German "aber" belongs to it ("ist aber munter"). */
function clauseOf({ clauses, opposed }: Sentence, word: number): { first: number; last: number } {
  const clause = clauses[word] ?? 0;
  const [first, last] = [clauses.indexOf(clause), clauses.lastIndexOf(clause)];
  if (!opposed.has(clause)) return { first, last };
  const before = first - clauses.indexOf(clause - 1);
  return before <= SHORT ? { first: first - before, last } : { first: Math.min(first + 1, last), last };
}
