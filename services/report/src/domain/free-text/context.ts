import type { Language } from "@hundeblick/proto/language";
import { wordSet } from "@hundeblick/triage/word-set";
import { negations } from "../../data/red-flags.ts";
import type { Hit } from "./hit.ts";
import type { Sentence } from "./tokenise.ts";
import { indexOfSequence, toWordSequence, type WordSequence } from "./word-sequence.ts";

type Kind = "past" | "present" | "other" | "relatives" | "says" | "gives" | "hypothetical" | "may" | "eaten" | "fear";
export type ContextRules = Record<Kind, readonly WordSequence[]>;

export function contextRules(language: Language): ContextRules {
  const rules = negations[language];
  const compile = (kind: Kind) => rules[kind].map((text) => toWordSequence(text, language));
  return {
    past: compile("past"),
    present: compile("present"),
    other: compile("other"),
    relatives: compile("relatives"),
    says: compile("says"),
    gives: compile("gives"),
    hypothetical: compile("hypothetical"),
    may: compile("may"),
    eaten: compile("eaten"),
    fear: compile("fear"),
  };
}

/** Clauses of hardly more than a time belong to their neighbour ("vor zwei Jahren, ein Anfall"). */
const MORE_THAN_TIME = 1;
const DENIERS = new Set(["nicht", "not", "couldnt", "cant", "nie"]);
/** After "boję się" they begin what has happened ("boję się, on nie oddycha"). */
const NO_OBJECT = wordSet("on ona ono bo to nie pies suka suczka");
const ARTICLES = new Set(["a", "the", "an", "einer", "einem", "eine", "der", "den"]);

/** Why a hit is not about this dog today. */
export type Aside = "past" | "hypothetical" | "fear" | "other";

/** Classifies a hit of one sentence as long past, hypothetical, feared or another dog's; null if none of these. */
export function contextOf({ words, clauses, opposed }: Sentence, rules: ContextRules): (hit: Hit) => Aside | null {
  const has = (kind: keyof ContextRules, part: readonly string[]) => hasAny(rules[kind], part);
  const isTime = (part: readonly string[] = []) =>
    rules.past.some(
      (sequence) => part.length - sequence.length <= MORE_THAN_TIME && indexOfSequence(sequence, part) >= 0,
    );
  // "couldn't prevent" did happen
  const hypothesesIn = (part: readonly string[]) =>
    rules.hypothetical.flatMap((sequence) => {
      const at = indexOfSequence(sequence, part);
      return at >= 0 && !DENIERS.has(part[at - 1] ?? "") ? [at] : [];
    });
  const parts: string[][] = [];
  words.forEach((word, i) => (parts[clauses[i] ?? 0] ??= []).push(word));

  const asidesOf = parts.map((own, clause): ((hit: Hit) => Aside | null) => {
    const isPast =
      has("past", own) ||
      (!opposed.has(clause) && isTime(parts[clause - 1])) ||
      (!opposed.has(clause + 1) && isTime(parts[clause + 1]));
    if (isPast && !has("present", own)) return () => "past";
    // "ate rat poison, can he eat now" is no question about what is allowed
    if (has("may", own) && !has("eaten", own)) return () => "hypothetical";
    const start = clauses.indexOf(clause);
    const hypotheses = hypothesesIn(own).map((at) => start + at);
    const otherwise = isOfOther(own, rules) ? "other" : null;
    // a sign with the purpose in it ("so he doesn't lose more blood") is there already
    return (hit) => (hypotheses.some((at) => !hit.includes(at)) ? "hypothetical" : otherwise);
  });
  const feared = fearedPositions(words, clauses, rules.fear);

  return (hit) => {
    const [first = 0] = hit;
    return feared.has(first) ? "fear" : (asidesOf[clauses[first] ?? 0]?.(hit) ?? null);
  };
}

const hasAny = (sequences: readonly WordSequence[], words: readonly string[]): boolean =>
  sequences.some((sequence) => indexOfSequence(sequence, words) >= 0);

/** "His brother had a fit", but not "his brother gave him chocolate" or "his mother says …". */
function isOfOther(words: readonly string[], { other, relatives, says, gives }: ContextRules): boolean {
  if (hasAny(other, words)) return true;
  const behind = relatives.flatMap((sequence) => {
    const at = indexOfSequence(sequence, words);
    return at < 0 ? [] : [words.slice(at + sequence.length, at + sequence.length + 1)];
  });
  return behind.length > 0 && !hasAny(gives, words) && !behind.some((next) => hasAny(says, next));
}

/** What a whole text, read as one clause, says of its context. */
export const contextMarks = {
  past: (words, rules) => hasAny(rules.past, words),
  present: (words, rules) => hasAny(rules.present, words),
  other: isOfOther,
  hypothetical: (words, rules) => hasAny(rules.hypothetical, words) || hasAny(rules.may, words),
  fear: (words, rules) =>
    fearedPositions(
      words,
      words.map(() => 0),
      rules.fear,
    ).size > 0,
} as const satisfies Record<string, (words: readonly string[], rules: ContextRules) => boolean>;

/** Words right after a word of fear ("scared of bloat"), with an optional article. */
function fearedPositions(
  words: readonly string[],
  clauses: readonly number[],
  fear: readonly WordSequence[],
): ReadonlySet<number> {
  const feared = new Set<number>();
  for (const sequence of fear) {
    for (let at = indexOfSequence(sequence, words); at >= 0; at = indexOfSequence(sequence, words, at + 1)) {
      const next = at + sequence.length;
      if (NO_OBJECT.has(words[next] ?? "")) continue;
      for (const i of ARTICLES.has(words[next] ?? "") ? [next, next + 1] : [next])
        if (clauses[i] === clauses[at]) feared.add(i);
    }
  }
  return feared;
}
