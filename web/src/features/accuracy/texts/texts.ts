import type { Language } from "@hundeblick/proto/language";
import { useLanguage } from "#shared/language/use-language.ts";
import type { AccuracyTexts } from "./accuracy-texts.ts";
import de from "./de.ts";
import en from "./en.ts";
import pl from "./pl.ts";

const TEXTS: Record<Language, AccuracyTexts> = { de, en, pl };

export const useAccuracyTexts = (): AccuracyTexts => TEXTS[useLanguage()];
