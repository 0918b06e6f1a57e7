import type { Language } from "@hundeblick/proto/language";
import { use } from "react";
import { useLanguage } from "#shared/language/use-language.ts";
import { loadOnce } from "#shared/load-once.ts";
import type { PageWords } from "./page-words.ts";

/** Texts of the pages in one language, loaded together with the page's data. */
export const loadPageWords = (language: Language): Promise<PageWords> =>
  loadOnce(`words ${language}`, async () => {
    const file = (await import(`./page-words.${language}.ts`)) as { default: PageWords };
    return file.default;
  });

export const usePageWords = (): PageWords => use(loadPageWords(useLanguage()));
