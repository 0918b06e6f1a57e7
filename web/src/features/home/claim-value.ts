import type { Language } from "@hundeblick/proto/language";
import type { Claim } from "../../content/claims.ts";

const LOCALE: Record<Language, string> = { de: "de-DE", en: "en-US", pl: "pl-PL" };

/** A claim's figure as this language writes it: 99,2 % · 99.2% · 30 Sek. · 127 tys.+ */
export function claimValue({ value, unit }: Pick<Claim, "value" | "unit">, language: Language): string {
  const format = (options: Intl.NumberFormatOptions) =>
    new Intl.NumberFormat(LOCALE[language], options).format(unit === "percent" ? value / 100 : value);
  switch (unit) {
    case "percent":
      return format({ style: "percent", maximumFractionDigits: 1 });
    case "seconds":
      return format({ style: "unit", unit: "second", unitDisplay: language === "en" ? "long" : "short" });
    case "compactPlus":
      return `${format({ notation: "compact" })}+`;
    case "plus":
      return `${format({ useGrouping: false })}+`;
    case "of100":
      return `${value}/100`;
    case "perWeek":
      return `${value}/7`;
  }
}
