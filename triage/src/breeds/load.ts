import type { Language } from "@hundeblick/proto/language";
import { illnesses, lists, pages, weights } from "virtual:breeds";
import type { ListedBreed } from "./breed-list.ts";
import type { WeighedBreed } from "./breed-weights.ts";
import type { Illness } from "./illnesses.ts";
import type { BreedPageFacts } from "./page-facts.ts";

/** For browsers: all breeds by name. */
export const loadBreedList = async (language: Language): Promise<ListedBreed[]> => (await lists[language]()).default;

/** For browsers: breeds with the weight of their grown dogs. */
export const loadBreedWeights = async (language: Language): Promise<WeighedBreed[]> =>
  (await weights[language]()).default;

export const isBreed = (id: string): boolean => Object.hasOwn(pages, id);

/** For browsers: one breed. */
export async function loadBreed(id: string): Promise<BreedPageFacts> {
  const load = pages[id];
  if (!load) throw new Error(`no breed ${id}`);
  return (await load()).default;
}

/** For browsers: what some breeds get more often. */
export const loadIllnesses = async (language: Language): Promise<Illness[]> => (await illnesses[language]()).default;
