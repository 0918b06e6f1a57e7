import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { LANGUAGES } from "@hundeblick/proto/languages";

const root = join(import.meta.dirname, "..");
const formsOf = (language: string) => new Intl.PluralRules(language).resolvedOptions().pluralCategories;

const sources = [join(root, "src"), join(root, "../web-kit/src")]
  .flatMap((folder) => readdirSync(folder, { recursive: true, encoding: "utf8" }).map((file) => join(folder, file)))
  .filter((file) => /\.tsx?$/.test(file) && !/\.test\./.test(file))
  .map((file) => readFileSync(file, "utf8"));

/** Every text in `t("…")` and `msg("…")`, and whether it has a plural. */
function sentencesInSource(): Map<string, boolean> {
  const found = new Map<string, boolean>();
  for (const [, literal = "", rest = ""] of sources.flatMap((text) => [...text.matchAll(CALL)])) {
    const key: unknown = JSON.parse(literal);
    if (typeof key === "string") found.set(key, found.get(key) === true || /\bcount\b/.test(rest));
  }
  return found;
}

/** Texts stored as data and translated where they are shown. */
const standsInSource = (key: string) => sources.some((source) => source.includes(JSON.stringify(key)));

/** `t(` or `msg(`, a plain string, and what follows up to the closing bracket. */
const CALL = /\b(?:t|msg)\(\s*("(?:[^"\\]|\\.)*")([^)]*)\)/g;

const placeholders = (text: string) => [...new Set(text.match(/\{\{\w+\}\}/g) ?? [])].toSorted();

const read = (language: string): Record<string, string> =>
  JSON.parse(readFileSync(join(root, `public/lang/${language}.json`), "utf8"));

describe.each(LANGUAGES.filter((language) => language !== "en"))("the texts in %s", (language) => {
  const texts = read(language);
  const needed = [...sentencesInSource()].flatMap(([key, counts]) =>
    counts ? formsOf(language).map((form) => `${key}_${form}`) : [key],
  );

  test("every text of the site is translated", () => {
    expect(needed.filter((key) => !texts[key])).toEqual([]);
  });

  test("there are no unused texts", () => {
    const known = new Set(needed);
    const left = Object.keys(texts).filter((key) => !known.has(key) && !standsInSource(key));
    expect(left).toEqual([]);
  });

  test("placeholders are in every translation", () => {
    const lost = Object.entries(texts).filter(([key, text]) => placeholders(key).join() !== placeholders(text).join());
    expect(lost).toEqual([]);
  });
});
