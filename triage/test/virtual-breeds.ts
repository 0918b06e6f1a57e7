// `virtual:breeds` for tests, which run without a bundler
import type { illnesses as Illnesses, lists as Lists, pages as Pages, weights as Weights } from "virtual:breeds";
import { breedList } from "../src/breeds/breed-list.ts";
import { BREED_PAGES } from "../src/breeds/breed-slugs.ts";
import { breedWeights } from "../src/breeds/breed-weights.ts";
import { illnessList } from "../src/breeds/illnesses.ts";
import { breedPageFacts } from "../src/breeds/page-facts.ts";

export const pages: typeof Pages = Object.fromEntries(
  BREED_PAGES.map((id) => [id, async () => ({ default: breedPageFacts(id) })]),
);
export const illnesses: typeof Illnesses = {
  de: async () => ({ default: illnessList("de") }),
  en: async () => ({ default: illnessList("en") }),
  pl: async () => ({ default: illnessList("pl") }),
};
export const lists: typeof Lists = {
  de: async () => ({ default: breedList("de") }),
  en: async () => ({ default: breedList("en") }),
  pl: async () => ({ default: breedList("pl") }),
};
export const weights: typeof Weights = {
  de: async () => ({ default: breedWeights("de") }),
  en: async () => ({ default: breedWeights("en") }),
  pl: async () => ({ default: breedWeights("pl") }),
};
