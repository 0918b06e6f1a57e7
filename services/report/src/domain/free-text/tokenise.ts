import type { Language } from "@hundeblick/proto/language";
import { ABBREVIATIONS, GRAMMAR } from "./grammar.ts";

/** Longest text that is read, in characters; the owner's answers are shorter. */
const MAX_CHARS = 6_000;
const CLAUSE_BREAK = /[,;–—()]| - /;
const SENTENCE_BREAK = /\n|[.!?].*\s/s;

/** "Grad" among words without a number or a grade beside it is a "gerade". */
const SOON = /(?<=[a-z] )(?<!(?:zig|ssig|viel) )grad\b(?! (?:\d|[a-e]\b|[iv]+\b|eins|zwei|drei))|^grad(?= [a-z]{3})/g;

/** Lower case without accents, ß as ss, ä/ae as a, without apostrophes, no letter three times ("soooo"). */
export function normalise(text: string, language: Language): string {
  const plain = text
    .slice(0, MAX_CHARS)
    .toLowerCase()
    .replaceAll("ß", "ss")
    .replaceAll("ł", "l")
    .replace(/['’`]/g, "")
    .normalize("NFKD")
    .slice(0, MAX_CHARS)
    .replace(/\p{M}/gu, "")
    .replace(/([a-z])\1{2,}/g, "$1");
  return language === "de" ? plain.replace(/([aou])e/g, "$1").replace(SOON, "gerade") : plain;
}

export function wordsOf(text: string, language: Language): string[] {
  const { spoken } = GRAMMAR[language];
  return (normalise(text, language).match(/[a-z0-9]+/g) ?? []).map((word) => spoken.get(word) ?? word);
}

/** Words of one sentence with clause and position in the text of each; `opposed`: clauses that begin with a "but". */
export type Sentence = { words: string[]; clauses: number[]; positions: number[]; opposed: ReadonlySet<number> };

/** Splits a text into sentences and clauses in one pass over its characters. */
export function sentencesOf(text: string, language: Language): Sentence[] {
  const { but, spoken } = GRAMMAR[language];
  const plain = normalise(text, language);
  const sentences: Sentence[] = [];
  let words: string[] = [];
  let clauses: number[] = [];
  let positions: number[] = [];
  let position = 0;
  let opposed = new Set<number>();
  let clause = 0;
  let end = 0;
  for (const { 0: written, index } of plain.matchAll(/[a-z0-9]+/g)) {
    const gap = plain.slice(end, index);
    end = index + written.length;
    const word = spoken.get(written) ?? written;
    const abbreviated = gap.startsWith(". ") && ABBREVIATIONS.has(words.at(-1) ?? "");
    if (words.length > 0 && !abbreviated && SENTENCE_BREAK.test(gap)) {
      sentences.push({ words, clauses, positions, opposed });
      [words, clauses, positions, opposed, clause] = [[], [], [], new Set(), 0];
    }
    if (words.length > 0 && (CLAUSE_BREAK.test(gap) || but.has(word))) clause += 1;
    if (but.has(word)) opposed.add(clause);
    words.push(word);
    clauses.push(clause);
    positions.push(position);
    position += 1;
  }
  if (words.length > 0) sentences.push({ words, clauses, positions, opposed });
  return sentences;
}
