import type { Language } from "@hundeblick/proto/language";
import { use } from "react";
import { useLanguage } from "#shared/language/use-language.ts";
import { loadOnce } from "#shared/load-once.ts";
import type { ToolsTexts } from "./tools-texts.ts";

const loaded = new Map<Language, ToolsTexts>();

/** Texts of all tools in one language, fetched once. */
export const loadToolsTexts = (language: Language): Promise<ToolsTexts> =>
  loadOnce(`tools ${language}`, async () => {
    const { default: texts } = (await import(`../texts/${language}.ts`)) as { default: ToolsTexts };
    loaded.set(language, texts);
    return texts;
  });

export function useToolsTexts(): ToolsTexts {
  const language = useLanguage();
  return loaded.get(language) ?? use(loadToolsTexts(language));
}

/** Words that all tools share. */
export const useToolWords = () => useToolsTexts().words;
