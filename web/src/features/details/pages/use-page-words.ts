import type { Language } from "@hundeblick/proto/language";
import { use } from "react";
import { useLanguage } from "#shared/language/use-language.ts";
import { loadOnce } from "#shared/load-once.ts";
import type { PageWords } from "./page-words.ts";

const WORDS: Record<Language, () => Promise<{ default: PageWords }>> = {
  de: () => import("./page-words.de.ts"),
  en: () => import("./page-words.en.ts"),
  pl: () => import("./page-words.pl.ts"),
};

/** Words of the pages in one language; asked for together with what a page shows. */
export const loadPageWords = (language: Language): Promise<PageWords> =>
  loadOnce(`words ${language}`, async () => (await WORDS[language]()).default);

export const usePageWords = (): PageWords => use(loadPageWords(useLanguage()));
