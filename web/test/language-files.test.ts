import { describe, expect, test } from "vitest";
import { LANGUAGES } from "@hundeblick/proto/languages";

const read = async (file: Promise<unknown>): Promise<unknown> => ((await file) as { default: unknown }).default;

/** Files of a language beside `public/lang`; English is the reference. */
const FILES: readonly [name: string, (language: string) => Promise<unknown>][] = [
  ["tools", (language) => read(import(`../src/features/tools/texts/${language}.ts`))],
  ["checks", (language) => read(import(`../src/features/details/pages/page-words.${language}.ts`))],
  ["legal", (language) => read(import(`../src/content/legal/texts/${language}.ts`))],
  ["frame", (language) => read(import(`../src/content/frame/${language}.ts`))],
];

const isObject = (value: unknown): value is object => typeof value === "object" && value !== null;
const placeholders = (text: string) => [...new Set(text.match(/\{\{\w+\}\}/g) ?? [])].toSorted().join(" ");
const isPlural = (value: object): value is Record<string, string> =>
  Object.keys(value).every((key) => /^(?:zero|one|two|few|many|other)$/.test(key));

/** Every text by its path with its placeholders; a plural is one text. Lists may differ in length. */
function texts(value: unknown, path = ""): [path: string, placeholders: string][] {
  if (typeof value === "string") return [[path, placeholders(value)]];
  if (!isObject(value) || Array.isArray(value)) return [[path, ""]];
  if (isPlural(value)) return [[path, [...new Set(Object.values(value).map(placeholders))].join(" or ")]];
  return Object.entries(value).flatMap(([key, part]) => texts(part, `${path}.${key}`));
}

/** Plurals without a form of their language; a text for every number needs `other` only. */
function lackingForms(value: unknown, language: string, path = ""): string[] {
  if (!isObject(value)) return [];
  if (!Array.isArray(value) && isPlural(value)) {
    const { pluralCategories } = new Intl.PluralRules(language).resolvedOptions();
    const [only] = Object.keys(value);
    const lacking = pluralCategories.filter((form) => value[form] === undefined);
    return Object.keys(value).length === 1 && only === "other" ? [] : lacking.map((form) => `${path}.${form}`);
  }
  return Object.entries(value).flatMap(([key, part]) => lackingForms(part, language, `${path}.${key}`));
}

describe.each(LANGUAGES)("the text files in %s", (language) => {
  test.each(FILES)("%s: has the keys and placeholders of the English one", async (_, load) => {
    const [own, english] = [await load(language), await load("en")];
    expect(Object.fromEntries(texts(own))).toEqual(Object.fromEntries(texts(english)));
  });

  test.each(FILES)("%s: has every plural form", async (_, load) => {
    expect(lackingForms(await load(language), language)).toEqual([]);
  });
});
