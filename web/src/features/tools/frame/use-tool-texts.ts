import { use } from "react";
import { texts } from "virtual:tool-texts";
import type { Language } from "@hundeblick/proto/language";
import { useLanguage } from "#shared/language/use-language.ts";
import { loadOnce } from "#shared/load-once.ts";
import type { ToolsTexts } from "./tools-texts.ts";

type ToolTextLoaders = Record<Language, { [Key in keyof ToolsTexts]: () => Promise<{ default: ToolsTexts[Key] }> }>;

const LOADERS = texts as ToolTextLoaders;
const loaded = new Map<string, unknown>();

/** Texts of one tool in one language, fetched once. */
export const loadTextsOfTool = <Key extends keyof ToolsTexts>(language: Language, key: Key) =>
  loadOnce(`tool ${language} ${key}`, async (): Promise<ToolsTexts[Key]> => {
    const { default: text } = await LOADERS[language][key]();
    loaded.set(`${language} ${key}`, text);
    return text;
  });

export function useToolTexts<Key extends keyof ToolsTexts>(key: Key): ToolsTexts[Key] {
  const language = useLanguage();
  const known = loaded.get(`${language} ${key}`) as ToolsTexts[Key] | undefined;
  return known ?? use(loadTextsOfTool(language, key));
}

/** Words that all tools share. */
export const useToolWords = () => useToolTexts("words");
