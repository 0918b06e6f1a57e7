import { ABBREVIATIONS } from "./grammar.ts";
import type { Span } from "./span.ts";

/** Longest quotation in characters; the whole text is in the report anyway. */
const MAX_LENGTH = 160;
/** Characters of a long sentence kept before the matching words. */
const LEAD = 60;
const SENTENCE_END = /[.!?]+(?=\s)|\n+/g;

/** The sentences of a text as typed, trimmed. */
export function sentenceSpans(text: string): Span[] {
  const spans: Span[] = [];
  let from = 0;
  for (const { 0: end, index } of text.matchAll(SENTENCE_END)) {
    if (end === "." && isAbbreviation(text.slice(from, index))) continue;
    spans.push({ from, to: index + end.length });
    from = index + end.length;
  }
  return [...spans, { from, to: text.length }].map((span) => trimmed(text, span)).filter(({ from, to }) => from < to);
}

/** The owner's sentence around some words, exactly as typed; a long one is shortened. */
export function quoteAround(text: string, at: Span): string {
  const own = sentenceSpans(text).find(({ from, to }) => from <= at.from && at.from < to) ?? at;
  const to = Math.max(own.to, Math.min(at.to, own.from + MAX_LENGTH));
  if (to - own.from <= MAX_LENGTH) return withoutEnd(text.slice(own.from, to));
  const start = at.from - own.from <= LEAD ? own.from : nextWord(text, at.from - LEAD);
  const end = Math.min(to, start + MAX_LENGTH);
  const part = text.slice(start, end < to ? text.lastIndexOf(" ", end) : end);
  return `${start > own.from ? "… " : ""}${withoutEnd(part)}${end < to ? " …" : ""}`;
}

const isAbbreviation = (before: string): boolean =>
  ABBREVIATIONS.has(/[\p{L}]+$/u.exec(before)?.[0].toLowerCase() ?? "");

const nextWord = (text: string, from: number): number => {
  const space = text.slice(from).search(/\s\S/);
  return space < 0 ? from : from + space + 1;
};

/** Removes punctuation at the end of a quotation. */
export const withoutEnd = (quote: string): string => quote.trim().replace(/[\s.,;:…]+$/u, "");

function trimmed(text: string, { from, to }: Span): Span {
  const part = text.slice(from, to);
  return { from: to - part.trimStart().length, to: from + part.trimEnd().length };
}
