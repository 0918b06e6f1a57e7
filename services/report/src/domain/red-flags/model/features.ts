import type { Language } from "@hundeblick/proto/language";
import { wordGroups } from "../../../data/red-flag-words.ts";
import { contextRules, type ContextRules } from "../../free-text/context.ts";
import { negationRules } from "../../free-text/negation.ts";
import { perLanguage } from "../../free-text/per-language.ts";
import { normalise, wordsOf } from "../../free-text/tokenise.ts";
import { indexOfSequence } from "../../free-text/word-sequence.ts";
import { place } from "../place.ts";

/** Words (1–2), stems near each other, letters (2–5 within a word) and things (groups of words): weighed apart. */
export const BLOCKS = ["words", "stems", "letters", "things"] as const;
export type Block = (typeof BLOCKS)[number];
/** How often each feature stands in a text. */
export type Features = Record<Block, Map<string, number>>;

const LETTERS = { from: 2, to: 5 };
/** A word's beginning: endings of three languages gone. */
const STEM = 4;
/** Two stems in any order, this many words apart at most. */
const NEAR = 3;
/** A "no" reaches this many words on. */
const DENIES = 3;
const MARKERS = ["past", "present", "other", "hypothetical", "fear"] as const satisfies readonly (keyof ContextRules)[];

const THINGS = perLanguage((language) => {
  const context = contextRules(language);
  const { before, after } = negationRules(language);
  return {
    // Their numbers stand for groups: names would be a quarter of the weights.
    groups: wordGroups.map((name, i) => ({ name: i.toString(36), place: place(`@${name}`, language) })),
    markers: MARKERS.map((name) => ({ name: name.slice(0, 2), sequences: context[name] })),
    negators: new Set([...before, ...after]),
  };
});

/** What the model sees of a text, in the language it is written in. */
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

/** Groups of words (denied ones apart), what sets a text aside, and every two of them that stand in one text. */
function countThings(words: readonly string[], language: Language, text: string): Map<string, number> {
  const { groups, markers, negators } = THINGS[language];
  const denied = words.map((_, i) => words.slice(Math.max(0, i - DENIES), i).some((word) => negators.has(word)));
  const found = [
    ...groups.flatMap(({ name, place: { fits } }) => {
      const at = words.flatMap((word, i) => (fits(word) ? [i] : []));
      if (at.length === 0) return [];
      return [at.every((i) => denied[i]) ? `-${name}` : name];
    }),
    ...markers
      .filter(({ sequences }) => sequences.some((sequence) => indexOfSequence(sequence, words) >= 0))
      .map(({ name }) => `#${name}`),
    ...(words.some((word) => negators.has(word)) ? ["#no"] : []),
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
