import { readFileSync } from "node:fs";
import { ERRORS, type ErrorCode } from "@hundeblick/proto/errors";
import { type Language, LANGUAGES } from "@hundeblick/proto/language";

const read = (language: Language): Record<string, string> =>
  JSON.parse(readFileSync(new URL(`errors.${language}.json`, import.meta.url), "utf8")) as Record<string, string>;

/** English sentences are the keys of the other languages. */
const TRANSLATED: ReadonlyMap<Language, Record<string, string>> = new Map(
  LANGUAGES.filter((language) => language !== "en").map((one) => [one, read(one)]),
);

/** The sentence of an error. */
export function sentence(code: ErrorCode, language: Language): string {
  const english: string = ERRORS[code].text;
  return TRANSLATED.get(language)?.[english] ?? english;
}
