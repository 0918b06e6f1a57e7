import type { Language } from "@hundeblick/proto/language";

type Forms = Partial<Record<Intl.LDMLPluralRule, string>> & { other: string };

/** `3 dni`, `1 dzień`: the number and the form of the word that belongs to it. */
export function counted(language: Language, count: number, forms: Forms): string {
  const form = forms[new Intl.PluralRules(language).select(count)] ?? forms.other;
  return `${new Intl.NumberFormat(language).format(count)} ${form}`;
}

export const daysIn = (language: Language, count: number): string =>
  counted(
    language,
    count,
    {
      de: { one: "Tag", other: "Tagen" },
      en: { one: "day", other: "days" },
      pl: { one: "dzień", few: "dni", many: "dni", other: "dnia" },
    }[language],
  );

export const monthsIn = (language: Language, count: number): string =>
  counted(
    language,
    count,
    {
      de: { one: "Monat", other: "Monaten" },
      en: { one: "month", other: "months" },
      pl: { one: "miesiąc", few: "miesiące", many: "miesięcy", other: "miesiąca" },
    }[language],
  );
