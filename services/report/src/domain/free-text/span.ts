import type { Language } from "@hundeblick/proto/language";
import { wordsOf } from "./tokenise.ts";

/** A range of a text, in characters. */
export type Span = { from: number; to: number };

/** Positions of the words in the text as it was typed. */
export const wordSpans = (text: string, language: Language): Span[] =>
  [...text.matchAll(/\S+/g)].flatMap(({ 0: typed, index }) =>
    wordsOf(typed, language).map(() => ({ from: index, to: index + typed.length })),
  );
