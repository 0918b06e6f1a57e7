import type { Language } from "@hundeblick/proto/language";
import { LANGUAGES } from "@hundeblick/proto/languages";
import { joinUnits } from "./join-units.ts";

/** The same data with texts of one language. */
export type InOneLanguage<T> =
  T extends Record<Language, infer Text>
    ? Text
    : T extends readonly (infer Item)[]
      ? InOneLanguage<Item>[]
      : T extends object
        ? { [Key in keyof T]: InOneLanguage<T[Key]> }
        : T;

const isText = (value: object): value is Record<Language, unknown> => LANGUAGES.every((language) => language in value);

/** Extracts one language from multilingual data, for display. */
export function inLanguage<T>(data: T, language: Language): InOneLanguage<T> {
  return pick(data, language) as InOneLanguage<T>;
}

function pick(value: unknown, language: Language): unknown {
  if (typeof value === "string") return joinUnits(value);
  if (typeof value !== "object" || value === null) return value;
  if (Array.isArray(value)) return value.map((item) => pick(item, language));
  if (isText(value)) return pick(value[language], language);
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, pick(inner, language)]));
}
