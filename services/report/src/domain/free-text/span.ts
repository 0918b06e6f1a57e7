import type { Language } from "@hundeblick/proto/language";
import { wordsOf } from "./tokenise.ts";

/** A stretch of a text, in characters. */
export type Span = { from: number; to: number };

/** Where each word that the rules count stands in the text as it was typed. */
export const wordSpans = (text: string, language: Language): Span[] =>
  [...text.matchAll(/\S+/g)].flatMap(({ 0: typed, index }) =>
    wordsOf(typed, language).map(() => ({ from: index, to: index + typed.length })),
  );
