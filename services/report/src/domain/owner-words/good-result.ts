import type { Language } from "@hundeblick/proto/language";
import { GRAMMAR } from "../free-text/grammar.ts";
import type { Hit } from "../free-text/hit.ts";
import type { Sentence } from "../free-text/tokenise.ts";
import { type Part, partsOf } from "./sentence-parts.ts";
import { leftOver, mentions, STEERING } from "./steering.ts";

/** Most words between an organ and the word for its values: "values of her kidneys". */
const NEAR = 2;
/** A part this short takes over the result of the next one: "kidney values and liver values are fine". */
const SHORT_PART = 2;

/**
 * True if the owner calls a test negative ("Cushing: negativ") or values good ("Nierenwerte sind super").
 * `isOrgan`: the hit names an organ, to which a word like "values" beside it belongs.
 */
export function hasGoodResult(hit: Hit, isOrgan: boolean, sentence: Sentence, language: Language): boolean {
  const { bad, praise, cleared } = STEERING[language];
  const parts = partsOf(sentence, language);
  const at = parts.findIndex(({ from, words }) => (hit[0] ?? 0) < from + words.length);
  const own = parts[at];
  if (!own || mentions(bad, own.words)) return false;
  const place = hit.map((i) => i - own.from);
  const isValue = isOfValues(place, isOrgan, own.words, language);
  if (isCleared(place, own.words, language) || (isValue && mentions(praise, own.words))) return true;
  if (isListed(parts, at, hit, language)) return true;
  const shared = sharedResult(parts, at, isValue, language);
  return !mentions(bad, shared) && (mentions(cleared, shared) || (isValue && mentions(praise, shared)));
}

/** The neighbour whose result is this one's as well: "…, negativ", "and liver values are fine", "Leberwerte auch". */
function sharedResult(parts: readonly Part[], at: number, isValue: boolean, language: Language): readonly string[] {
  const { too, measures, cleared, praise, tests, copulas } = STEERING[language];
  const [before, own, after] = [parts[at - 1], parts[at], parts[at + 1]];
  if (before && own && mentions(too, own.words)) return before.words;
  if (!own || !after || after.opposed) return [];
  const isShort = own.words.length <= SHORT_PART;
  const isResult = leftOver(after.words, [cleared, praise, tests, copulas]).length === 0;
  const takesOver = isResult
    ? isShort || isValue || mentions(tests, own.words)
    : isShort && mentions(measures, after.words);
  return takesOver ? after.words : [];
}

/** A mere name in a list whose last one has the result: "Cushing, Addison und Diabetes ausgeschlossen". */
function isListed(parts: readonly Part[], at: number, hit: Hit, language: Language): boolean {
  const { cleared, copulas, bad, separators } = STEERING[language];
  const end = parts.findIndex(({ words }, i) => i > at && GRAMMAR[language].and.has(words[0] ?? ""));
  const last = parts[end]?.words ?? [];
  const isMere = parts.slice(at, end).every(({ words }, i) => words.length <= (i === 0 ? hit.length : 1));
  if (end < 0 || !isMere || mentions(bad, last)) return false;
  return mentions(cleared, last) && leftOver(last, [cleared, copulas, separators]).length === 1;
}

function isOfValues(place: Hit, isOrgan: boolean, words: readonly string[], language: Language): boolean {
  const { measures } = STEERING[language];
  const [first = 0, last = first] = [place[0], place.at(-1)];
  return mentions(
    measures,
    isOrgan ? words.slice(Math.max(0, first - NEAR), last + 1 + NEAR) : words.slice(first, last + 1),
  );
}

/** A negative test, or a negative result with nothing of its own between it and the illness: "DCM frei". */
function isCleared(place: Hit, words: readonly string[], language: Language): boolean {
  const { cleared, free, tests, copulas, filler } = STEERING[language];
  const [first = 0, last = first] = [place[0], place.at(-1)];
  const isBeside = (at: number, length: number) => {
    const between = at > last ? words.slice(last + 1, at) : words.slice(at + length, first);
    return leftOver(between, [copulas, filler]).length === 0;
  };
  return words.some((_, i) => {
    const length = cleared.at(words, i);
    if (length > 0) return mentions(tests, words) || isBeside(i, length);
    return free.at(words, i) > 0 && (i === words.length - 1 ? i <= last + NEAR : i < first) && isBeside(i, 1);
  });
}
