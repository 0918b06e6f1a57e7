import { useLanguage } from "../../../app/use-language.ts";
import { PAGE_WORDS } from "./page-words.ts";

export const usePageWords = () => PAGE_WORDS[useLanguage()];
