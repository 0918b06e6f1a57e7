import type { Language } from "@hundeblick/proto/language";
import type { EditorialTexts } from "./editorial-texts.ts";
import de from "./de.ts";
import en from "./en.ts";
import pl from "./pl.ts";

/** Loaded in all languages, because a card or badge may have another language than its page. */
export const EDITORIAL_TEXTS: Readonly<Record<Language, EditorialTexts>> = { de, en, pl };
