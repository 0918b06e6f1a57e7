import { useLanguage } from "#shared/language/use-language.ts";
import { TOOL_WORDS } from "./tool-words.ts";

export const useToolWords = () => TOOL_WORDS[useLanguage()];
