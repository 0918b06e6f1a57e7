import { use } from "react";
import { texts } from "virtual:tool-texts";
import type { Language } from "@hundeblick/proto/language";
import { useLanguage } from "#shared/language/use-language.ts";
import { loadOnce } from "#shared/load-once.ts";
import type { ToolsTexts } from "./tools-texts.ts";

type ToolTextLoaders = Record<Language, { [Key in keyof ToolsTexts]: () => Promise<{ default: ToolsTexts[Key] }> }>;

const LOADERS = texts as ToolTextLoaders;

/** Texts of one tool in one language, cached. */
export const loadTextsOfTool = <Key extends keyof ToolsTexts>(language: Language, key: Key) =>
  loadOnce(`tool ${language} ${key}`, async (): Promise<ToolsTexts[Key]> => (await LOADERS[language][key]()).default);

// `use` unconditionally, because React counts the calls when it resumes a suspended render
export const useToolTexts = <Key extends keyof ToolsTexts>(key: Key): ToolsTexts[Key] =>
  use(loadTextsOfTool(useLanguage(), key));

/** Texts shared by all tools. */
export const useToolWords = () => useToolTexts("words");
