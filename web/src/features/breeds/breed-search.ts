import type { ListedBreed } from "@hundeblick/triage/breeds/breed-list";
import { foldedWords } from "@hundeblick/triage/fold";
import { isOneTypoApart } from "@hundeblick/triage/one-typo";

/** Filters of the list; group 0: breeds without one. */
export interface BreedFilter {
  text: string;
  group: number | null;
  size: ListedBreed["size"] | null;
  coat: ListedBreed["coat"] | null;
}

/** Letters from which a word may hold a typo. */
const LONG = 5;

type Contains = (names: readonly string[], word: string) => boolean;
const contains: Contains = (names, word) => names.some((name) => name.includes(word));
const nearlyContains: Contains = (names, word) =>
  contains(names, word) || (word.length >= LONG && names.some((name) => isOneTypoApart(name, word, LONG)));

/** Words of all names, and each name in one word. */
const wordsOf = ({ name, also }: ListedBreed): string[] =>
  [name, ...also].map(foldedWords).flatMap((words) => [...words, words.join("")]);

const fits = (breed: ListedBreed, { group, size, coat }: BreedFilter): boolean =>
  (group === null || (group === 0 ? breed.group === null : breed.group === group)) &&
  (size === null || breed.size === size) &&
  (coat === null || breed.coat === coat);

/** Breeds by name and filters; by similar names when there is none. */
export function findBreeds(all: readonly ListedBreed[], filter: BreedFilter): ListedBreed[] {
  const asked = foldedWords(filter.text);
  const fitting = all.filter((breed) => fits(breed, filter));
  const named = (has: Contains): ListedBreed[] =>
    fitting.filter((breed) => asked.every((word) => has(wordsOf(breed), word)));
  const found = named(contains);
  return found.length > 0 ? found : named(nearlyContains);
}
