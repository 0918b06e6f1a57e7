import type { Span } from "../free-text/span.ts";

/**
 * The model learnt from texts of about this length; longer ones are read in parts, so that one sentence is not lost
 * among many.
 */
const MAX_WORDS = 40;
const PART = 24;
const STEP = 12;

/** The whole of a short text; of a longer one stretches of 24 words, each beginning in the middle of the one before. */
export function passagesOf(text: string): Span[] {
  const words = [...text.matchAll(/\S+/g)].map(({ 0: word, index }) => ({ from: index, to: index + word.length }));
  const size = words.length <= MAX_WORDS ? MAX_WORDS : PART;
  const passages: Span[] = [];
  for (let start = 0; start < words.length; start += STEP) {
    const part = words.slice(start, start + size);
    passages.push({ from: part[0]?.from ?? 0, to: part.at(-1)?.to ?? 0 });
    if (start + size >= words.length) break;
  }
  return passages;
}

/** Longest quotation of a sentence, in characters. */
const LONGEST = 160;

/** The sentence around a stretch; of a long one the part between commas; the stretch itself where that is long too. */
export const sentenceOf = (text: string, stretch: Span): Span =>
  [".!?;\n", ".!?;\n,"].map((edges) => widened(text, stretch, edges)).find(({ from, to }) => to - from <= LONGEST) ??
  stretch;

function widened(text: string, { from, to }: Span, edges: string): Span {
  let [start, end] = [from, to];
  while (start > 0 && !edges.includes(text.charAt(start - 1))) start -= 1;
  while (end < text.length && !edges.includes(text.charAt(end))) end += 1;
  return { from: start, to: end };
}

/** The sentence, or part of one before or after a semicolon, in which a stretch begins. */
export function sentenceAround(text: string, { from }: Span): Span {
  const before = text.slice(0, from).search(/[^.!?;\n]*$/);
  const after = text.slice(from).search(/[.!?;\n]/);
  return { from: before, to: after < 0 ? text.length : from + after };
}
