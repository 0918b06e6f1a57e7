import type { Language } from "@hundeblick/proto/language";
import { numberFormat } from "@hundeblick/triage/number-format";

const format = (value: number, language: Language, options?: Intl.NumberFormatOptions): string =>
  numberFormat(language, options).format(value);

/** A count in the language's format: 12.345 · 12,345 · 12 345 */
export const formatCount = (count: number, language: Language): string => format(count, language);

/** Seconds, from two minutes on whole minutes: 9 Sek. · 9 seconds · 3 min */
export function formatDuration(seconds: number, language: Language): string {
  const isLong = seconds >= 120;
  return format(isLong ? Math.ceil(seconds / 60) : Math.max(1, seconds), language, {
    style: "unit",
    unit: isLong ? "minute" : "second",
    unitDisplay: language === "en" && !isLong ? "long" : "short",
  });
}

export const formatEuro = (euros: number, language: Language): string =>
  format(euros, language, { style: "currency", currency: "EUR", maximumFractionDigits: 0 });
