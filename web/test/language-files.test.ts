import { globSync } from "node:fs";
import { dirname, join } from "node:path";
import { describe, expect, test } from "vitest";
import { LANGUAGES } from "@hundeblick/proto/languages";

const SOURCES = join(import.meta.dirname, "../src");
/** Folders with a file of texts for each language; English is the reference. */
const FOLDERS = globSync("**/texts/en.ts", { cwd: SOURCES }).map(dirname);
const read = async (folder: string, language: string): Promise<unknown> =>
  ((await import(join(SOURCES, folder, `${language}.ts`))) as { default: unknown }).default;

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
  test.each(FOLDERS)("%s: has the keys and placeholders of the English one", async (folder) => {
    const [own, english] = [await read(folder, language), await read(folder, "en")];
    expect(Object.fromEntries(texts(own))).toEqual(Object.fromEntries(texts(english)));
  });

  test.each(FOLDERS)("%s: has every plural form", async (folder) => {
    expect(lackingForms(await read(folder, language), language)).toEqual([]);
  });
});
