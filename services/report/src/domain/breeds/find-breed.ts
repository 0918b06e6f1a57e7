import { type Language, LANGUAGES } from "@hundeblick/proto/language";
import { breedAliases } from "../../data/breed-aliases.ts";
import { breeds } from "@hundeblick/triage/breeds/breeds";
import { perLanguage } from "../free-text/per-language.ts";
import { wordsOf } from "../free-text/tokenise.ts";
import { isFormOf } from "../free-text/word-forms.ts";

/** `cross`: a mix with (at least) this breed in it. */
type FoundBreed = { breedId: string; cross: boolean };

/** A name and its breed; null if it fits several breeds. */
type Name = { breedId: string | null; words: string[] };
type Match = { breedId: string | null; from: number; to: number };

const NAMES = perLanguage(namesIn);
const NEGATORS = new Set(["kein", "keine", "not", "no", "nie", "isnt"]);

/**
 * The breed an owner names in any language, with typos and colloquial names ("Labbi", "JRT", "jamnik"). null for a mix
 * of unknown breeds, an ambiguous name ("Pudel"), and a breed outside the table.
 */
export function findBreed(text: string, language: Language): FoundBreed | null {
  const words = wordsOf(text, language).flatMap((word) => splitCross(word, language));
  const matches = longest(NAMES[language].flatMap((name) => matchesOf(name, words, language)));
  const breedId = matches.find((match) => match.breedId !== null)?.breedId;
  if (!breedId) return null;
  const besideNames = words.map((word, i) => (matches.some(({ from, to }) => i >= from && i < to) ? "" : word));
  return {
    breedId,
    cross: saysCross(besideNames, language) || new Set(matches.map((match) => match.breedId)).size > 1,
  };
}

/** Whether the text names a mix, with or without a breed. */
export const saysMix = (text: string, language: Language): boolean =>
  saysCross(
    wordsOf(text, language).flatMap((word) => splitCross(word, language)),
    language,
  );

function namesIn(language: Language): Name[] {
  const official = breeds.map((breed) => ({
    breedId: breed.id,
    texts: LANGUAGES.map((one) => breed[one]),
  }));
  const everyday = Object.entries(breedAliases.aliases).map(([breedId, texts]) => ({
    breedId,
    texts,
  }));
  const several = [{ breedId: null, texts: breedAliases.several }];
  return [...official, ...everyday, ...several].flatMap(({ breedId, texts }) =>
    texts.map((name) => ({ breedId, words: wordsOf(name, language) })),
  );
}

/** "labradormix" → "labrador", "mix". */
function splitCross(word: string, language: Language): string[] {
  const ending = breedAliases.crossEndings
    .map((text) => wordsOf(text, language).join(""))
    .find((end) => word.endsWith(end) && word.length > end.length + 2);
  return ending ? [word.slice(0, -ending.length), "mix"] : [word];
}

function matchesOf({ breedId, words: name }: Name, words: readonly string[], language: Language): Match[] {
  const inOneWord = name.join("");
  return words.flatMap((word, from) => {
    const spelled = name.every((part, i) => fits(part, words[from + i], language));
    if (spelled) return [{ breedId, from, to: from + name.length }];
    return name.length > 1 && fits(inOneWord, word, language) ? [{ breedId, from, to: from + 1 }] : [];
  });
}

/** Short names need the exact spelling: "chi" is no form of another word. */
const fits = (name: string, word: string | undefined, language: Language): boolean =>
  word === name || (word !== undefined && name.length >= 4 && isFormOf(name, word, language));

/** Of overlapping matches the longest: "italian greyhound" is no greyhound. */
function longest(matches: readonly Match[]): Match[] {
  const bySize = matches.toSorted((a, b) => b.to - b.from - (a.to - a.from));
  const kept: Match[] = [];
  for (const match of bySize) if (kept.every(({ from, to }) => match.to <= from || match.from >= to)) kept.push(match);
  return kept.toSorted((a, b) => a.from - b.from);
}

function saysCross(words: readonly string[], language: Language): boolean {
  return breedAliases.cross.some((text) => {
    const phrase = wordsOf(text, language);
    return words.some(
      (_, at) => phrase.every((part, i) => part === words[at + i]) && !NEGATORS.has(words[at - 1] ?? ""),
    );
  });
}
