import type { Language } from "@hundeblick/proto/language";
import { BREED_PAGES } from "./breed-slugs.ts";
import type { KgRange } from "./growth.ts";
import { breedPageFacts } from "./page-facts.ts";

/** A breed with the weight of its grown dogs. */
export interface WeighedBreed {
  id: string;
  name: string;
  kg: { male: KgRange; female: KgRange };
}

/** Breeds whose range says something about one dog, by name, in the order of the language. */
export const breedWeights = (language: Language): WeighedBreed[] =>
  BREED_PAGES.map((id) => breedPageFacts(id))
    .filter(({ weightVerdict }) => weightVerdict)
    .map(({ id, name, weightKg: { male, female } }) => ({ id, name: name[language], kg: { male, female } }))
    .toSorted((a, b) => a.name.localeCompare(b.name, language));
