import type { Language } from "@hundeblick/proto/language";
import type { EditorialTexts } from "./editorial-texts.ts";
import de from "./texts/de.ts";
import en from "./texts/en.ts";
import pl from "./texts/pl.ts";

/** Loaded in all languages, because a card or badge may have another language than its page. */
export const EDITORIAL_TEXTS: Readonly<Record<Language, EditorialTexts>> = { de, en, pl };
