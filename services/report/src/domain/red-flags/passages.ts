import type { Span } from "../free-text/span.ts";

/** Length of passages in words, as in the training; longer texts are split, so that one sentence is not diluted. */
const MAX_WORDS = 40;
const PART = 24;
const STEP = 12;

/** A short text as a whole; a longer one in overlapping passages of 24 words. */
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
const MAX_LENGTH = 160;

/** The sentence around a passage; a long one is shortened at commas, or to the passage. */
export const sentenceOf = (text: string, stretch: Span): Span =>
  [".!?;\n", ".!?;\n,"].map((edges) => widened(text, stretch, edges)).find(({ from, to }) => to - from <= MAX_LENGTH) ??
  stretch;

function widened(text: string, { from, to }: Span, edges: string): Span {
  let [start, end] = [from, to];
  while (start > 0 && !edges.includes(text.charAt(start - 1))) start -= 1;
  while (end < text.length && !edges.includes(text.charAt(end))) end += 1;
  return { from: start, to: end };
}

/** Words on each side of a sign by which it is judged in a text without full stops. */
const AROUND = 4;

export const wordCount = (text: string, { from, to }: Span): number => text.slice(from, to).match(/\S+/g)?.length ?? 0;

/** A sign with the words around it, within one sentence. */
export function wordsAround(text: string, sign: Span): Span {
  const sentence = sentenceAround(text, sign);
  const words = [...text.slice(sentence.from, sentence.to).matchAll(/\S+/g)].map(({ 0: word, index }) => ({
    from: sentence.from + index,
    to: sentence.from + index + word.length,
  }));
  const first = words.findIndex(({ to }) => to > sign.from);
  const last = words.findLastIndex(({ from }) => from < sign.to);
  const at = (place: number) => words[Math.min(Math.max(place, 0), words.length - 1)] ?? sign;
  return { from: at(first - AROUND).from, to: at(last + AROUND).to };
}

/** The sentence, or its part before or after a semicolon, in which a passage begins. */
export function sentenceAround(text: string, { from }: Span): Span {
  const before = text.slice(0, from).search(/[^.!?;\n]*$/);
  const after = text.slice(from).search(/[.!?;\n]/);
  return { from: before, to: after < 0 ? text.length : from + after };
}
