import type { Language } from "@hundeblick/proto/language";
import { LANGUAGE_FACTS } from "@hundeblick/proto/languages";
import type { KgRange } from "@hundeblick/triage/breeds/growth";
import { numberFormat } from "@hundeblick/triage/number-format";

/** A mean or quartile, rounded to 100 g below 10 kg, above to half a kilogram. */
export const roundKg = (kg: number): number => (kg < 10 ? Math.round(kg * 10) / 10 : Math.round(kg * 2) / 2);

const formatOf = (language: Language) => numberFormat(LANGUAGE_FACTS[language].locale, { maximumFractionDigits: 3 });

/** A weight as typed, without its unit: `11,55`. */
export const formatKg = (kg: number, language: Language): string => formatOf(language).format(kg);

/** The same, without its unit. */
export const formatRoundedKg = (kg: number, language: Language): string => formatKg(roundKg(kg), language);

/** `11,5–14`, or one figure if both ends are equal; without the unit. */
export function formatKgRange([low, high]: KgRange, language: Language): string {
  const [from, to] = [formatRoundedKg(low, language), formatRoundedKg(high, language)];
  return from === to ? from : `${from}–${to}`;
}
