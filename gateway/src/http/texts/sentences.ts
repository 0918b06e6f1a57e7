import { readFileSync } from "node:fs";
import { ERRORS, type ErrorCode } from "@hundeblick/proto/errors";
import type { Language } from "@hundeblick/proto/language";

const translations = (language: "de" | "pl"): Record<string, string> =>
  JSON.parse(readFileSync(new URL(`errors.${language}.json`, import.meta.url), "utf8")) as Record<string, string>;

const TRANSLATED = { de: translations("de"), pl: translations("pl") };

/** What an error says to a visitor. English sentences are the keys of the other languages. */
export function sentence(code: ErrorCode, language: Language): string {
  const english: string = ERRORS[code].text;
  return language === "en" ? english : (TRANSLATED[language][english] ?? english);
}
