import type { Band, ScoreLabel } from "@hundeblick/proto/health/areas";
import type { Language } from "@hundeblick/proto/language";
import { LANGUAGE_FACTS } from "@hundeblick/proto/languages";
import { msg } from "@hundeblick/web-kit/i18n.ts";

/** Label of the overall score. */
export const SCORE_WORDS: Record<ScoreLabel, string> = {
  excellent: msg("EXCELLENT"),
  good: msg("GOOD"),
  fair: msg("FAIR"),
};

/** The lowest and the highest score of each band. */
export const BAND_SCORES: Record<Band, { from: number; to: number }> = {
  green: { from: 85, to: 100 },
  yellow: { from: 70, to: 84 },
  orange: { from: 50, to: 69 },
  red: { from: 0, to: 49 },
};

/** Years with at most one decimal: `9 Jahre`, `2.5 years`, `9 lat`. */
export const yearsIn = (language: string, years: number) => quantity(language, years, "year", "long");

/** Kilograms with at most one decimal: `33 kg`, `33,5 kg`. */
export const kilogramsIn = (language: string, kg: number) => quantity(language, kg, "kilogram", "short");

function quantity(language: string, value: number, unit: string, unitDisplay: "long" | "short") {
  return new Intl.NumberFormat(language, {
    style: "unit",
    unit,
    unitDisplay,
    maximumFractionDigits: 1,
  }).format(value);
}

/** A price from its decimal string and ISO 4217 code: `19,90 €`. */
export const priceIn = (language: string, price: string, currency: string) =>
  new Intl.NumberFormat(language, { style: "currency", currency }).format(Number(price));

export const percentIn = (language: string, percent: number) =>
  new Intl.NumberFormat(language, { style: "percent" }).format(percent / 100);

/** `21 November 2026, 14:05`, in the language's format and the reader's time zone. */
export const momentIn = (language: Language, instant: string) =>
  new Intl.DateTimeFormat(LANGUAGE_FACTS[language].locale, { dateStyle: "long", timeStyle: "short" }).format(
    new Date(instant),
  );

/** `21 November 2026`, in the language's format. */
export const dayIn = (language: Language, instant: string) =>
  new Intl.DateTimeFormat(LANGUAGE_FACTS[language].locale, { dateStyle: "long" }).format(new Date(instant));
