import type { Language } from "@hundeblick/proto/language";
import { wordsOf } from "../free-text/tokenise.ts";
import type { Span } from "./passages.ts";

/** Longest quotation, in characters. */
const LONGEST = 120;
const EDGES = /^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu;

/** Where each word that the rules count stands in the text as it was typed. */
export const wordSpans = (text: string, language: Language): Span[] =>
  [...text.matchAll(/\S+/g)].flatMap(({ 0: typed, index }) =>
    wordsOf(typed, language).map(() => ({ from: index, to: index + typed.length })),
  );

/** The owner's words there, exactly as typed, without punctuation around them. */
export const typedWords = (text: string, { from, to }: Span): string =>
  text.slice(from, Math.min(to, from + LONGEST)).replace(EDGES, "") || text.slice(from, to);
