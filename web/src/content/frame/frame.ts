import type { Language } from "@hundeblick/proto/language";
import de from "./de.ts";
import type { EditorialTexts } from "./editorial-texts.ts";
import en from "./en.ts";
import pl from "./pl.ts";

/** Short enough to come in all languages: a card or a badge may stand in another language than its page. */
export const EDITORIAL_TEXTS: Readonly<Record<Language, EditorialTexts>> = { de, en, pl };
