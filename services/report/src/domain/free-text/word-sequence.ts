import type { Language } from "@hundeblick/proto/language";
import { wordsOf } from "./tokenise.ts";

/** Sequence of words: alternatives at each place; `null` is a wildcard. */
export type WordSequence = readonly (readonly string[] | null)[];

/** "vor * jahr|jahren" → [["vor"], null, ["jahr", "jahren"]]. */
export function toWordSequence(text: string, language: Language): WordSequence {
  return text
    .split(" ")
    .flatMap((item) =>
      item === "*"
        ? [null]
        : item.includes("|")
          ? [wordsOf(item, language)]
          : wordsOf(item, language).map((word) => [word]),
    );
}

/** Index of a sequence in `words`, from `start` on; -1 without a match. */
export function indexOfSequence(sequence: WordSequence, words: readonly string[], start = 0): number {
  for (let i = start; i <= words.length - sequence.length; i += 1) {
    if (sequence.every((place, j) => place === null || place.includes(words[i + j] ?? ""))) return i;
  }
  return -1;
}
