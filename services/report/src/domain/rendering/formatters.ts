import type { Language } from "@hundeblick/proto/language";
import { LANGUAGE_FACTS } from "@hundeblick/proto/languages";
import { perLanguage } from "../free-text/per-language.ts";

/** Formatters per language, cached because creating one is slow. */
const inEachLanguage = <Formatter>(make: (locale: string) => Formatter): Record<Language, Formatter> =>
  perLanguage((language) => make(LANGUAGE_FACTS[language].locale));
const unit = (name: string, display: "short" | "long") =>
  inEachLanguage(
    (locale) =>
      new Intl.NumberFormat(locale, { style: "unit", unit: name, unitDisplay: display, maximumFractionDigits: 1 }),
  );

/** At most two decimals. */
export const numbers = inEachLanguage((locale) => new Intl.NumberFormat(locale, { maximumFractionDigits: 2 }));
export const kilograms = unit("kilogram", "short");
export const years = unit("year", "long");
export const months = unit("month", "long");
export const weeks = unit("week", "long");
/** "21 November 2026", in UTC. */
export const days = inEachLanguage((locale) => new Intl.DateTimeFormat(locale, { dateStyle: "long", timeZone: "UTC" }));
export const lists = inEachLanguage((locale) => new Intl.ListFormat(locale, { type: "conjunction" }));
/** "a, b or c". */
export const choiceLists = inEachLanguage((locale) => new Intl.ListFormat(locale, { type: "disjunction" }));

/** "33", or "25–32" when the two ends differ. */
export const range = (format: Intl.NumberFormat, [low, high]: readonly [number, number]): string =>
  low === high ? format.format(low) : format.formatRange(low, high);
