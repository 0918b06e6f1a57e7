/** A text for each form its language has for a number; `{{count}}` is the number. */
export type PluralForms = Readonly<Partial<Record<Intl.LDMLPluralRule, string>> & { other: string }>;

type Values = Readonly<Record<string, string | number>>;

/** Puts values in for `{{name}}`, written as in `public/lang`. */
export const formatText = (text: string, values: Values): string =>
  text.replaceAll(/\{\{(\w+)\}\}/g, (placeholder, name: string) => String(values[name] ?? placeholder));

/** `3 dni`, `1 dzień`: the form the number needs in this language, with the number and other values put in. */
export function formatCount(language: string, forms: PluralForms, count: number, values: Values = {}): string {
  const form = forms[new Intl.PluralRules(language).select(count)] ?? forms.other;
  return formatText(form, { ...values, count: new Intl.NumberFormat(language).format(count) });
}
