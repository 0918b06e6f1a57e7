import type { Language } from "@hundeblick/proto/language";
import { wordsOf } from "./tokenise.ts";

/** Neighbouring words; `null` stands for any one word. */
export type WordSequence = readonly (string | null)[];

/** "vor * jahren" → ["vor", null, "jahren"]. */
export function toWordSequence(text: string, language: Language): WordSequence {
  return text
    .split("*")
    .flatMap((part, i) => (i === 0 ? wordsOf(part, language) : [null, ...wordsOf(part, language)]));
}

/** Where a sequence begins in `words`, from `start` on; -1 when it does not occur. */
export function indexOfSequence(
  sequence: WordSequence,
  words: readonly string[],
  start = 0,
): number {
  for (let i = start; i <= words.length - sequence.length; i += 1) {
    if (sequence.every((word, j) => word === null || word === words[i + j])) return i;
  }
  return -1;
}
