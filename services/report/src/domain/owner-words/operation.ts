import type { Language } from "@hundeblick/proto/language";
import { GRAMMAR } from "../free-text/grammar.ts";
import type { Hit } from "../free-text/hit.ts";
import { ownClause } from "./own-clause.ts";
import type { ParsedSentence } from "./parse-sentences.ts";
import { leftOver, mentions, STEERING } from "./steering.ts";

/** A clause this short may say how the operation before it went: "…, als er zwei war". */
const SHORT_CLAUSE = 4;

/** "Seit der Kastration", "Kastration 2020", "spay: yes": an operation long done, unless a day or a week is named. */
export function isOver(hit: Hit, sentence: ParsedSentence, language: Language): boolean {
  const { after, between, soonOrRecent, ahead, longAgo } = STEERING[language];
  const { clause, place } = ownClause(hit, sentence);
  if (mentions(soonOrRecent, clause)) return false;
  let before = (place[0] ?? 0) - 1;
  while (between.at(clause, before) > 0) before -= 1;
  if (after.at(clause, before) > 0) return true;
  if (mentions(ahead, clause)) return false;
  return clause.some(isPastYear) || mentions(longAgo, clause) || wentWell(hit, sentence, language);
}

/** "Vor 5 Tagen kastriert": just done or soon, with only small words between the verb and the time. */
export function isOperatedSoonOrRecently(sentence: ParsedSentence, language: Language): boolean {
  const { operated } = STEERING[language];
  return sentence.words.some((_, i) => {
    if (operated.at(sentence.words, i) === 0 || sentence.asideOf([i]) !== null || sentence.isNegated([i])) return false;
    const { clause, place } = ownClause([i], sentence);
    return clause.some((_word, at) => isTimeOf(place[0] ?? 0, at, clause, language));
  });
}

function isTimeOf(verb: number, at: number, clause: readonly string[], language: Language): boolean {
  const { soonOrRecent, ahead, after, when, copulas, smallWords, filler } = STEERING[language];
  const length = soonOrRecent.at(clause, at);
  if (length === 0) return false;
  const between = at > verb ? clause.slice(verb + 1, at) : clause.slice(at + length, verb);
  // "kastriert, seit gestern müde", "neutered and had a fit yesterday": the time of something else
  if (mentions(after, between) || between.some((word) => GRAMMAR[language].and.has(word))) return false;
  return leftOver(between, [ahead, when, copulas, smallWords, filler]).length === 0;
}

const isPastYear = (word: string): boolean => /^(?:19|20)\d\d$/.test(word) && Number(word) < new Date().getFullYear();

/** "Kastration: ja", "OP gut überstanden", "operated, when he was two", without a word of soon or recent beside it. */
function wentWell(hit: Hit, sentence: ParsedSentence, language: Language): boolean {
  const { soonOrRecent, done, yes } = STEERING[language];
  const { words, clauses, opposed } = sentence;
  const own = clauses[hit[0] ?? 0] ?? 0;
  const [previous = [], clause = [], next = []] = [own - 1, own, own + 1].map((n) =>
    words.filter((_, i) => clauses[i] === n),
  );
  if (mentions(soonOrRecent, previous) || mentions(soonOrRecent, next)) return false;
  const isNextPart = next.length <= SHORT_CLAUSE && !opposed.has(own + 1);
  return yes.at(words, (hit.at(-1) ?? 0) + 1) > 0 || mentions(done, isNextPart ? [...clause, ...next] : clause);
}
