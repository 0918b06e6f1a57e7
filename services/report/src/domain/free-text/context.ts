import type { RedFlagId } from "@hundeblick/proto/health/answers";
import type { Language } from "@hundeblick/proto/language";
import { negations } from "../../data/red-flags.ts";
import type { Hit } from "./hit.ts";
import type { Sentence } from "./tokenise.ts";
import { indexOfSequence, toWordSequence, type WordSequence } from "./word-sequence.ts";

export type ContextRules = Record<"past" | "present" | "other" | "hypothetical" | "fear", readonly WordSequence[]>;

export function contextRules(language: Language): ContextRules {
  const compile = (texts: readonly string[]) => texts.map((text) => toWordSequence(text, language));
  const { past, present, other, hypothetical, fear } = negations[language];
  return { past: compile(past), present: compile(present), other: compile(other), hypothetical: compile(hypothetical), fear: compile(fear) };
}

/** A neighbour clause this short belongs to the clause beside it ("vor zwei Jahren, ein Anfall"). */
const SHORT_CLAUSE = 4;
/** "The neighbour's dog bit him": another dog is named, and it is still our dog that is hurt. */
const OTHERS_MAY_CAUSE: ReadonlySet<RedFlagId> = new Set(["trauma", "bleeding", "eye_injury", "foreign_body"]);
const ARTICLES = new Set(["a", "the", "an", "einer", "einem", "eine", "der", "den"]);

/** Tells for any hit of one sentence whether it is long past, another dog's, only feared, or hypothetical. */
export function contextOf({ words, clauses, opposed }: Sentence, rules: ContextRules): (hit: Hit, id: RedFlagId) => boolean {
  const has = (kind: keyof ContextRules, part: readonly string[]) => rules[kind].some((sequence) => indexOfSequence(sequence, part) >= 0);
  const parts: string[][] = [];
  words.forEach((word, i) => (parts[clauses[i] ?? 0] ??= []).push(word));

  const aside = parts.map((own, clause) => {
    const short = (part: string[] | undefined) => (part && part.length <= SHORT_CLAUSE ? part : []);
    const before = opposed.has(clause) ? [] : short(parts[clause - 1]);
    const after = opposed.has(clause + 1) ? [] : short(parts[clause + 1]);
    const past = has("past", [...before, ...own, ...after]) && !has("present", own);
    return { dropped: past || has("hypothetical", own), other: has("other", own) };
  });
  const feared = fearedPositions(words, clauses, rules.fear);

  return (hit, id) => {
    const first = hit[0] ?? 0;
    const clause = aside[clauses[first] ?? 0];
    return feared.has(first) || (clause?.dropped ?? false) || ((clause?.other ?? false) && !OTHERS_MAY_CAUSE.has(id));
  };
}

/** Words right after a word of fear ("scared of bloat"); an article may stand between. */
function fearedPositions(words: readonly string[], clauses: readonly number[], fear: readonly WordSequence[]): ReadonlySet<number> {
  const feared = new Set<number>();
  for (const sequence of fear) {
    for (let at = indexOfSequence(sequence, words); at >= 0; at = indexOfSequence(sequence, words, at + 1)) {
      const next = at + sequence.length;
      for (const i of ARTICLES.has(words[next] ?? "") ? [next, next + 1] : [next]) if (clauses[i] === clauses[at]) feared.add(i);
    }
  }
  return feared;
}
