import type { Language } from "@hundeblick/proto/language";
import { LANGUAGE_FACTS } from "@hundeblick/proto/languages";
import { numberFormat } from "@hundeblick/triage/number-format";

const format = (value: number, language: Language, options?: Intl.NumberFormatOptions): string =>
  numberFormat(LANGUAGE_FACTS[language].locale, options).format(value);

/** `2.625 mg`, `2,625 mg` */
export const milligrams = (mg: number, language: Language): string => `${format(mg, language)} mg`;

/** A weight without its unit: `11,5`, `11.5` */
export const kilos = (kg: number, language: Language): string => format(kg, language, { maximumFractionDigits: 1 });

/** `28,50 €`, `€28.50` */
export const euros = (euro: number, language: Language): string =>
  format(euro, language, { style: "currency", currency: "EUR" });

/** `33 %`, `33%`, of whole percent. */
export const percents = (percent: number, language: Language): string =>
  format(percent / 100, language, { style: "percent" });

/** `1,5–2`, `3` or, open upwards, `10+`. */
export function range({ from, to }: { from: number; to?: number }, language: Language): string {
  if (to === undefined) return `${format(from, language)}+`;
  return from === to ? format(from, language) : `${format(from, language)}–${format(to, language)}`;
}
