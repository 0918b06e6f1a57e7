import type { Language } from "@hundeblick/proto/language";
import { wordsOf } from "./tokenise.ts";

/** Neighbouring words: at each place one of these words; `null` stands for any one word. */
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

/** Where a sequence begins in `words`, from `start` on; -1 when it does not occur. */
export function indexOfSequence(sequence: WordSequence, words: readonly string[], start = 0): number {
  for (let i = start; i <= words.length - sequence.length; i += 1) {
    if (sequence.every((place, j) => place === null || place.includes(words[i + j] ?? ""))) return i;
  }
  return -1;
}
