import { useLanguage } from "#shared/language/use-language.ts";
import { EDITORIAL_TEXTS } from "../../../content/texts.ts";

/** Texts of the parts of a guide, in the language of the page. */
export const useGuideWords = () => EDITORIAL_TEXTS[useLanguage()].guide;
