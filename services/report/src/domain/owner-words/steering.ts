import type { Language } from "@hundeblick/proto/language";
import { type Steering, steeringWords } from "../../data/owner-words.ts";
import { perLanguage } from "../free-text/per-language.ts";
import { wordsOf } from "../free-text/tokenise.ts";

/** A list of words and short phrases; returns where one of them begins in `words`, and its length. */
type WordList = { at: (words: readonly string[], index: number) => number };

/** Compiled lists of one language; `allergi*` matches any ending, a lone `*` any word. */
export const STEERING = perLanguage(compile);

/** True if a word or phrase of the list occurs in `words`. */
export const mentions = (list: WordList, words: readonly string[]): boolean =>
  words.some((_, i) => list.at(words, i) > 0);

/** The words that no list matches. */
export function leftOver(words: readonly string[], lists: readonly WordList[]): string[] {
  const accounted = new Set<number>();
  words.forEach((_, i) =>
    lists.forEach((list) => Array.from({ length: list.at(words, i) }, (_part, n) => accounted.add(i + n))),
  );
  return words.filter((word, i) => !accounted.has(i) && word.length > 1 && !/^\d+[a-z]{0,2}$/.test(word));
}

function compile(language: Language): Record<keyof Steering, WordList> {
  const lists = Object.entries(steeringWords[language]).map(([name, texts]) => [name, wordList(texts, language)]);
  return Object.fromEntries(lists) as Record<keyof Steering, WordList>;
}

function wordList(texts: readonly string[], language: Language): WordList {
  const phrases = texts.map((text) => text.split(" ").map((part) => wordTest(part, language)));
  return {
    at: (words, index) =>
      Math.max(0, ...phrases.map((tests) => (tests.every((fits, i) => fits(words[index + i])) ? tests.length : 0))),
  };
}

function wordTest(part: string, language: Language): (word: string | undefined) => boolean {
  const [stem = ""] = wordsOf(part, language);
  if (part.startsWith("*")) return (word) => word?.endsWith(stem) ?? false;
  return part.endsWith("*") ? (word) => word?.startsWith(stem) ?? false : (word) => word === stem;
}
