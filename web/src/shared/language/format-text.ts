import { numberFormat } from "@hundeblick/triage/number-format";

/** A text for each plural form; `{{count}}` is the number. */
export type PluralForms = Readonly<Partial<Record<Intl.LDMLPluralRule, string>> & { other: string }>;

type Values = Readonly<Record<string, string | number>>;

/** Replaces `{{name}}`, as in `public/lang`. */
export const formatText = (text: string, values: Values): string =>
  text.replaceAll(/\{\{(\w+)\}\}/g, (placeholder, name: string) => String(values[name] ?? placeholder));

const rules = new Map<string, Intl.PluralRules>();
function pluralRules(language: string): Intl.PluralRules {
  const made = rules.get(language) ?? new Intl.PluralRules(language);
  rules.set(language, made);
  return made;
}

/** `3 dni`, `1 dzień`: the plural form for the number, with its values. */
export function formatPlural(language: string, forms: PluralForms, count: number, values: Values = {}): string {
  const form = forms[pluralRules(language).select(count)] ?? forms.other;
  return formatText(form, { ...values, count: numberFormat(language).format(count) });
}
