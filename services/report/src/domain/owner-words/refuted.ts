import type { Language } from "@hundeblick/proto/language";
import { wordSet } from "@hundeblick/triage/word-set";
import type { Hit } from "../free-text/hit.ts";
import type { Sentence } from "../free-text/tokenise.ts";
import { type Part, partsOf } from "./sentence-parts.ts";
import { ownClause } from "./own-clause.ts";
import { mentions, STEERING } from "./steering.ts";

/** Most words of a part that only says how a test or a guess came out. */
const RESULT_WORDS = 6;

/** True for a guess that came to nothing ("thought it was cancer but it was a lipoma"), or "Arthrose hat er nicht". */
export function isRefuted(hit: Hit, sentence: Sentence, language: Language): boolean {
  const { guess, tests, cleared, insteadIs, unsure } = STEERING[language];
  const parts = partsOf(sentence, language);
  const at = parts.findIndex(({ from, words }) => (hit[0] ?? 0) < from + words.length);
  const [before, own, next] = [parts[at - 1], parts[at], parts[at + 1]];
  if (!own) return false;
  if (isOutgrown([before, own, next], language)) return true;
  if (isDenied(hit, sentence, language) || isNotConfirmed(own.words, language)) return true;
  const isGuess = [before, own].some((part) => part && mentions(guess, part.words));
  if (!next || mentions(unsure, next.words)) return false;
  const isResult =
    next.words.length <= RESULT_WORDS && (isNotConfirmed(next.words, language) || mentions(cleared, next.words));
  if (isResult && (isGuess || mentions(tests, own.words))) return true;
  return isGuess && next.opposed && mentions(insteadIs, next.words);
}

const NOT_YET = wordSet("nicht nie noch not never yet still nie jeszcze hasnt isnt didnt");

/** "Herzgeräusch als Welpe, hat sich verwachsen". */
function isOutgrown([before, own, next]: readonly (Part | undefined)[], language: Language): boolean {
  const { outgrown, young, gone } = STEERING[language];
  const isShort = (part: Part | undefined) => part !== undefined && part.words.length <= RESULT_WORDS;
  const words = [before, own, next].flatMap((part) => (part && (part === own || isShort(part)) ? part.words : []));
  const after = [own, next].flatMap((part) => (part && (part === own || isShort(part)) ? part.words : []));
  const isNotYet = after.some((word) => NOT_YET.has(word));
  return !isNotYet && (mentions(outgrown, after) || (mentions(young, words) && mentions(gone, after)));
}

function isNotConfirmed(words: readonly string[], language: Language): boolean {
  const { refuted, notYetRefuted } = STEERING[language];
  return mentions(refuted, words) && !mentions(notYetRefuted, words);
}

/** "Arthrose hat er nicht", at the end of a clause or before who says so: no "nicht im Griff". */
function isDenied(hit: Hit, sentence: Sentence, language: Language): boolean {
  const { hasNot, saysOrGives } = STEERING[language];
  const { clause, place } = ownClause(hit, sentence);
  const behind = (place.at(-1) ?? 0) + 1;
  const end = behind + hasNot.at(clause, behind);
  return end > behind && (end === clause.length || saysOrGives.at(clause, end) > 0);
}
