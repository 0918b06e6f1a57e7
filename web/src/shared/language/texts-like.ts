import type { PluralForms } from "./format-text.ts";

/** Texts of any language with the keys of the English ones; plurals have the forms of their language. */
export type TextsLike<English> = English extends string
  ? string
  : keyof English extends Intl.LDMLPluralRule
    ? PluralForms
    : English extends readonly (infer Item)[]
      ? readonly TextsLike<Item>[]
      : { readonly [Key in keyof English]: TextsLike<English[Key]> };
