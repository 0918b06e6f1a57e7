import type { Language } from "@hundeblick/proto/language";
import { LANGUAGE_FACTS } from "@hundeblick/proto/languages";

/** `1.234,50 €` from cents. */
export const formatEuros = (language: Language, cents: number): string =>
  new Intl.NumberFormat(LANGUAGE_FACTS[language].locale, { style: "currency", currency: "EUR" }).format(cents / 100);
