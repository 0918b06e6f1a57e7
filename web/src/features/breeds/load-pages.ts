import type { Language } from "@hundeblick/proto/language";
import { loadBreed, loadIllnesses } from "@hundeblick/triage/breeds/load";
import { loadNames } from "@hundeblick/triage/load";
import { loadOnce } from "#shared/load-once.ts";
import { loadArticles } from "../../content/articles-of-topics.ts";
import { loadBreedTexts } from "./texts.ts";

export const breedPage = (id: string, language: Language) =>
  loadOnce(`breed ${id} ${language}`, async () => {
    const [facts, articles] = await Promise.all([loadBreed(id), loadArticles(language), loadBreedTexts(language)]);
    return { facts, articles };
  });

export const illnesses = (language: Language) =>
  loadOnce(`illnesses ${language}`, async () => {
    const [list, names, articles] = await Promise.all([
      loadIllnesses(language),
      loadNames(language),
      loadArticles(language),
      loadBreedTexts(language),
    ]);
    return { list, names, articles };
  });
