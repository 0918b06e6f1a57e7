import { texts } from "virtual:tool-texts";
import type { Language } from "@hundeblick/proto/language";
import { pageTexts } from "#shared/language/page-texts.ts";
import type { ToolsTexts } from "./tools-texts.ts";

type ToolTextLoaders = Record<Language, { [Key in keyof ToolsTexts]: () => Promise<{ default: ToolsTexts[Key] }> }>;

const LOADERS = texts as ToolTextLoaders;

/** Texts of one tool; the build splits `texts/{language}.ts` by tools. */
const textsOf = <Key extends keyof ToolsTexts>(key: Key) =>
  pageTexts<ToolsTexts[Key]>(`tool ${key}`, (language) => LOADERS[language][key]());

export const loadTextsOfTool = <Key extends keyof ToolsTexts>(language: Language, key: Key) =>
  textsOf(key).load(language);

export const useToolTexts = <Key extends keyof ToolsTexts>(key: Key): ToolsTexts[Key] => textsOf(key).useTexts();

/** Texts shared by all tools. */
export const useToolWords = () => useToolTexts("words");
