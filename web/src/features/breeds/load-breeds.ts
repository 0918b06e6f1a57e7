import type { Language } from "@hundeblick/proto/language";
import { loadBreed, loadBreedList } from "@hundeblick/triage/breeds/load";
import { loadOnce } from "#shared/load-once.ts";
import { loadBreedTexts } from "./texts.ts";

export const breeds = (language: Language) =>
  loadOnce(`breeds ${language}`, async () => {
    const [list] = await Promise.all([loadBreedList(language), loadBreedTexts(language)]);
    return list;
  });

export const oneBreed = (id: string) => loadOnce(`breed ${id}`, () => loadBreed(id));
