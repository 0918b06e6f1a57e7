import type { Language } from "@hundeblick/proto/language";
import { wordGroups } from "../../../data/red-flag-words.ts";
import { contextMarks, contextRules } from "../../free-text/context.ts";
import { negationRules, negatorsIn } from "../../free-text/negation.ts";
import { perLanguage } from "../../free-text/per-language.ts";
import { normalise, wordsOf } from "../../free-text/tokenise.ts";
import { place } from "../place.ts";

/** Words (1–2), pairs of stems, letters (2–5 within a word) and word groups, weighted separately. */
export const BLOCKS = ["words", "stems", "letters", "things"] as const;
export type Block = (typeof BLOCKS)[number];
/** Term frequencies of a text. */
export type Features = Record<Block, Map<string, number>>;

const LETTERS = { from: 2, to: 5 };
/** Stem: without endings of three languages. */
const STEM = 4;
/** Two stems in any order, at most this many words apart. */
const NEAR = 3;
/** Reach of a "no" in words. */
const DENIES = 3;

const THINGS = perLanguage((language) => {
  return {
    // groups by number: their names would be a quarter of the weights file
    groups: wordGroups.map((name, i) => ({ name: i.toString(36), place: place(`@${name}`, language) })),
    context: contextRules(language),
    negations: negationRules(language),
  };
});

/** Features of a text in its language. */
export function featuresOf(text: string, language: Language): Features {
  const plain = normalise(text, "en").match(/[a-z0-9]+/g) ?? [];
  return {
    words: countWords(plain),
    stems: countStems(plain),
    letters: countLetters(plain),
    things: countThings(wordsOf(text, language), language, text),
  };
}

function countWords(words: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  words.forEach((word, i) => {
    add(counts, word);
    const next = words[i + 1];
    if (next !== undefined) add(counts, `${word} ${next}`);
  });
  return counts;
}

function countStems(words: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  const stems = words.map((word) => word.slice(0, STEM));
  stems.forEach((stem, i) => {
    add(counts, stem);
    for (const other of stems.slice(i + 1, i + 1 + NEAR)) add(counts, [stem, other].toSorted().join(" "));
  });
  return counts;
}

function countLetters(words: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const word of words) {
    const padded = ` ${word} `;
    for (let size = LETTERS.from; size <= Math.min(LETTERS.to, padded.length); size += 1)
      for (let at = 0; at + size <= padded.length; at += 1) add(counts, padded.slice(at, at + size));
  }
  return counts;
}

/** Word groups (negated ones apart), contexts, and every pair of them in one text. */
function countThings(words: readonly string[], language: Language, text: string): Map<string, number> {
  const { groups, context, negations } = THINGS[language];
  const negators = negatorsIn(words, negations);
  const denied = words.map((_, i) => [...negators].some((at) => at < i && at >= i - DENIES));
  const found = [
    ...groups.flatMap(({ name, place: { fits } }) => {
      const at = words.flatMap((word, i) => (fits(word) ? [i] : []));
      if (at.length === 0) return [];
      return [at.every((i) => denied[i]) ? `-${name}` : name];
    }),
    ...Object.entries(contextMarks)
      .filter(([, says]) => says(words, context))
      .map(([name]) => `#${name.slice(0, 2)}`),
    ...(negators.size > 0 ? ["#no"] : []),
    ...(text.includes("?") ? ["#?"] : []),
  ];
  const counts = new Map<string, number>();
  found.forEach((one, i) => {
    add(counts, one);
    for (const other of found.slice(i + 1)) add(counts, `${one} ${other}`);
  });
  return counts;
}

const add = (counts: Map<string, number>, feature: string) => counts.set(feature, (counts.get(feature) ?? 0) + 1);
