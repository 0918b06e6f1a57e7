import type { Language } from "@hundeblick/proto/language";
import { wordsOf } from "../free-text/tokenise.ts";
import { STEERING } from "./steering.ts";

/** One entry of a list in an answer: the owner's text and its normalised words. */
export type AnswerPart = { text: string; words: string[] };

/** Splits "Metacam, Vetmedin und Luminal" into its entries. */
export function partsOf(answer: string, language: Language): AnswerPart[] {
  const { separators } = STEERING[language];
  const groups = answer.split(/[,;/\n+&()]|\.\s/).flatMap((piece) => {
    const group: string[][] = [[]];
    for (const token of piece.split(/\s/)) {
      if (separators.at(wordsOf(token, language), 0) > 0) group.push([]);
      else group.at(-1)?.push(token);
    }
    return group;
  });
  return groups
    .map((tokens) => tokens.join(" ").trim())
    .map((text) => ({ text, words: wordsOf(text, language) }))
    .filter(({ words }) => words.length > 0);
}
