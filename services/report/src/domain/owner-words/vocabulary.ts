import type { Language } from "@hundeblick/proto/language";
import type { Hit } from "../free-text/hit.ts";
import { wordsOf } from "../free-text/tokenise.ts";
import { isBuiltWith, isFormOf } from "../free-text/word-forms.ts";

/** Names of things, compiled for the search in normalised words. */
type Vocabulary = {
  language: Language;
  names: { id: string; words: string[] }[];
  shortestCompound: number;
};
type Found = { id: string; hit: Hit };

/** `shortestCompound`: minimum length of a name within a longer German word. */
export function vocabulary(
  entries: readonly { id: string; names: readonly string[] }[],
  language: Language,
  shortestCompound: number,
): Vocabulary {
  const names = entries.flatMap(({ id, names: texts }) =>
    texts.map((text) => ({ id, words: wordsOf(text, language) })),
  );
  return { language, names: names.filter(({ words }) => words.length > 0), shortestCompound };
}

/** All matches of the vocabulary in these words. */
export function findNames(words: readonly string[], { language, names, shortestCompound }: Vocabulary): Found[] {
  const fits = (name: string, word: string | undefined) =>
    word !== undefined &&
    (isFormOf(name, word, language) || (language === "de" && isBuiltWith(name, word, shortestCompound)));
  return names.flatMap(({ id, words: name }) =>
    words.flatMap((_, at) =>
      name.every((part, i) => fits(part, words[at + i])) ? [{ id, hit: name.map((_part, i) => at + i) }] : [],
    ),
  );
}
