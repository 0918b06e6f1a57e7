import type { Span } from "../free-text/span.ts";

/** Longest quotation, in characters. */
const MAX_LENGTH = 160;
const EDGES = /^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu;

/** The owner's words in that range, exactly as typed, without punctuation around them. */
export const typedWords = (text: string, { from, to }: Span): string =>
  text.slice(from, Math.min(to, from + MAX_LENGTH)).replace(EDGES, "") || text.slice(from, to);
