import type { Language } from "@hundeblick/proto/language";
import type { Breed } from "./breeds.ts";
import { BREED_PAGES } from "./breed-slugs.ts";
import { breedPageFacts } from "./page-facts.ts";
import type { Shape } from "./shapes.ts";

/** A breed in the list of all. */
export interface ListedBreed {
  id: string;
  name: string;
  /** Synonyms for the search. */
  also: readonly string[];
  group: number | null;
  size: Breed["sizeClass"];
  coat: Breed["coatInfo"]["length"];
  kg: [number, number];
  shape: Shape;
  isMix: boolean;
}

/** Every breed and cross by name, in the order of the language. */
export const breedList = (language: Language): ListedBreed[] =>
  BREED_PAGES.map((id) => breedPageFacts(id))
    .map(({ id, name, names, group, sizeClass, coat, compared, shape, isMix }) => ({
      id,
      name: name[language],
      also: [...new Set([...names[language].slice(1), name.en])].filter((other) => other !== name[language]),
      group,
      size: sizeClass,
      coat: coat.length,
      kg: compared.kgRange,
      shape,
      isMix,
    }))
    .toSorted((a, b) => a.name.localeCompare(b.name, language));
