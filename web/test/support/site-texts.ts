import { readFileSync } from "node:fs";
import type { Language } from "@hundeblick/proto/language";
import type { Texts } from "@hundeblick/web-kit/texts.ts";

/** The site's texts in a language, as a browser loads them. */
export const siteTexts = (language: Language): Texts =>
  language === "en"
    ? {}
    : (JSON.parse(readFileSync(new URL(`../../public/lang/${language}.json`, import.meta.url), "utf8")) as Texts);
