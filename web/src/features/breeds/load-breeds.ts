import type { Language } from "@hundeblick/proto/language";
import { loadBreed, loadBreedList, loadIllnesses } from "@hundeblick/triage/breeds/load";
import { loadNames } from "@hundeblick/triage/load";
import { loadOnce } from "#shared/load-once.ts";
import { loadBreedWords } from "./breed-words.ts";

export const breedPage = (id: string, language: Language) =>
  loadOnce(`breed ${id} ${language}`, async () => {
    const [facts] = await Promise.all([loadBreed(id), loadBreedWords(language)]);
    return facts;
  });

export const breeds = (language: Language) =>
  loadOnce(`breeds ${language}`, async () => {
    const [list] = await Promise.all([loadBreedList(language), loadBreedWords(language)]);
    return list;
  });

export const illnesses = (language: Language) =>
  loadOnce(`illnesses ${language}`, async () => {
    const [list, names] = await Promise.all([loadIllnesses(language), loadNames(language), loadBreedWords(language)]);
    return { list, names };
  });

export const oneBreed = (id: string) => loadOnce(`breed ${id}`, () => loadBreed(id));
