import type { Language } from "@hundeblick/proto/language";
import { GRAMMAR } from "../free-text/grammar.ts";
import { isSimilar, sharesStem } from "../free-text/similar.ts";
import { wordsOf } from "../free-text/tokenise.ts";
import { place, type Place, sharedPlace } from "./place.ts";

/**
 * A compiled pattern. `sequence`: places in order, at most `reach[i]` words between place i-1 and i. `cluster`: places
 * in any order, at most `span` words from first to last. `acrossClauses`: clause borders a step may cross.
 */
export type Pattern =
  | {
      kind: "sequence";
      places: Place[];
      reach: number[];
      acrossClauses: number[];
      withoutStopWords: boolean;
    }
  | { kind: "cluster"; places: Place[]; span: number; oneClause: boolean };

const NEAR = 3;
const FAR = 9;
const SENTENCE = 14;
const ANY = Number.POSITIVE_INFINITY;

/**
 * Compiles one pattern of the table.
 * Items in order, at most 3 words apart, in one clause; `a|b` alternatives, `foo*` `*foo` beginning and end of a word,
 * `@group` the words of a group, `>>` before an item allows 9 words and commas; a leading `& ` takes the items in any
 * order in one clause (span 9, `&5 ` span 5), `&& ` in one sentence (span 14); NUM = a number from 3, NUM40-43 in
 * between, NUMX = "3x" and more.
 */
export function compilePattern(source: string, language: Language): Pattern {
  const [, sign = "", words, body = ""] = /^(?:(&{1,2})(\d*) )?(.*)$/s.exec(source) ?? [];
  const items = body.split(" ").filter(Boolean);
  const places = items.filter((item) => item !== ">>").map((item) => place(item, language));
  if (sign) {
    const span = Number(words) || (sign === "&&" ? SENTENCE : FAR);
    return { kind: "cluster", places, span, oneClause: sign === "&" };
  }
  const far = items.flatMap((item, i) => (item === ">>" ? [] : [items[i - 1] === ">>"]));
  return {
    kind: "sequence",
    places,
    reach: far.map((is) => (is ? FAR : NEAR)),
    acrossClauses: far.map((is) => (is ? ANY : 0)),
    withoutStopWords: false,
  };
}

/** Compiles a phrase: its meaningful words in order, at most 2 words apart, tolerating endings and typos. */
export function compilePhrase(source: string, language: Language): Pattern {
  const { stop } = GRAMMAR[language];
  const all = wordsOf(source, language);
  const meaning = all.filter((word) => !stop.has(word));
  const words = meaning.length >= Math.min(2, all.length) ? meaning : all;
  const across = words.length <= 3 ? 0 : 1;
  return {
    kind: "sequence",
    places: words.map((word) =>
      sharedPlace(`${language} phrase ${word}`, () => (heard) => isSimilar(word, heard) || sharesStem(word, heard)),
    ),
    reach: words.map(() => 2),
    acrossClauses: words.map(() => across),
    withoutStopWords: words === meaning,
  };
}
