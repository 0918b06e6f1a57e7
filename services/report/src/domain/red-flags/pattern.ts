import type { Language } from "@hundeblick/proto/language";
import { GRAMMAR, NUMBERS } from "../free-text/grammar.ts";
import { isOneSlipApart, isSimilar, sharesStem } from "../free-text/similar.ts";
import { wordsOf } from "../free-text/tokenise.ts";

/** One place of a pattern: does this word fit it? Equal places share one object, so that a text is checked once per place. */
export type Place = { fits: (word: string) => boolean };
/**
 * What to look for. `sequence`: places in order, `reach[i]` words at most between place i-1 and i.
 * `cluster`: places in any order, at most `span` words from first to last.
 * `acrossClauses` = how many clause borders a step may cross.
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
const ANY = Number.POSITIVE_INFINITY;

/**
 * Compiles one pattern of the table.
 * Items in order, at most 3 words apart, in one clause; `a|b` alternatives, `foo*` `*foo` beginning and end of a word,
 * `>>` before an item allows 9 words and commas; a leading `& ` takes the items in any order in one clause (span 9),
 * `&& ` in one sentence (span 14); NUM = a number from 3, NUMX = "3x" and more.
 */
export function compilePattern(source: string, language: Language): Pattern {
  const [, sign = "", body = ""] = /^(&{0,2}) ?(.*)$/s.exec(source) ?? [];
  const items = body.split(" ").filter(Boolean);
  const places = items.filter((item) => item !== ">>").map((item) => place(item, language));
  if (sign)
    return { kind: "cluster", places, span: sign === "&&" ? 14 : FAR, oneClause: sign === "&" };
  const far = items.flatMap((item, i) => (item === ">>" ? [] : [items[i - 1] === ">>"]));
  return {
    kind: "sequence",
    places,
    reach: far.map((is) => (is ? FAR : NEAR)),
    acrossClauses: far.map((is) => (is ? ANY : 0)),
    withoutStopWords: false,
  };
}

/** Compiles an owner's phrase: its meaning words in order, at most 2 words apart, forgiving endings and typos. */
export function compilePhrase(source: string, language: Language): Pattern {
  const { stop } = GRAMMAR[language];
  const all = wordsOf(source, language);
  const meaning = all.filter((word) => !stop.has(word));
  const words = meaning.length >= Math.min(2, all.length) ? meaning : all;
  const across = words.length <= 3 ? 0 : 1;
  return {
    kind: "sequence",
    places: words.map((word) =>
      shared(
        `${language} phrase ${word}`,
        (heard) => isSimilar(word, heard) || sharesStem(word, heard),
      ),
    ),
    reach: words.map(() => 2),
    acrossClauses: words.map(() => across),
    withoutStopWords: words === meaning,
  };
}

/** One item of a pattern, e.g. `bauch|magen` or `aufgebläht*`. */
export function place(item: string, language: Language): Place {
  const tests = item.split("|").map((alternative) => test(alternative, language));
  return shared(`${language} item ${item}`, (word) => tests.some((fits) => fits(word)));
}

const places = new Map<string, Place>();
function shared(key: string, fits: Place["fits"]): Place {
  const known = places.get(key) ?? { fits };
  places.set(key, known);
  return known;
}

function test(alternative: string, language: Language): Place["fits"] {
  if (alternative === "NUM")
    return (word) => NUMBERS.has(word) || (/^\d{1,4}$/.test(word) && Number(word) >= 3);
  if (alternative === "NUMX") return (word) => /^([3-9]|[1-9]\d)x$/.test(word);
  const text = wordsOf(alternative, language).join("");
  const [open, close] = [alternative.startsWith("*"), alternative.endsWith("*")];
  if (open && close) return (word) => word.includes(text);
  if (close) return (word) => word.startsWith(text) || startsWithSlip(text, word);
  if (open) return (word) => word.endsWith(text);
  return (word) => isSimilar(text, word);
}

/** A long word beginning may hold one typo too. */
function startsWithSlip(text: string, word: string): boolean {
  return (
    text.length >= 8 &&
    word.length >= text.length &&
    word[0] === text[0] &&
    isOneSlipApart(text, word.slice(0, text.length))
  );
}
