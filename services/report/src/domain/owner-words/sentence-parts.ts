import type { Language } from "@hundeblick/proto/language";
import { GRAMMAR } from "../free-text/grammar.ts";
import type { Sentence } from "../free-text/tokenise.ts";

/** A part of a sentence up to a comma or an "and"; `from`: the position of its first word. */
export type Part = { words: readonly string[]; from: number; opposed: boolean };

export function partsOf({ words, clauses, opposed }: Sentence, language: Language): Part[] {
  const { and } = GRAMMAR[language];
  const starts = words.flatMap((word, i) => (i === 0 || clauses[i] !== clauses[i - 1] || and.has(word) ? [i] : []));
  return starts.map((from, n) => ({
    words: words.slice(from, starts[n + 1]),
    from,
    opposed: opposed.has(clauses[from] ?? 0),
  }));
}
