import { readFileSync } from "node:fs";
import { type Language, LANGUAGES } from "@hundeblick/proto/language";

export { type Language, LANGUAGES };
const files = new Map<Language, Record<string, string>>();

/** Translation of an English sentence. @throws {Error} without one */
export function words(language: Language, sentence: string, fill: Record<string, string | number> = {}): string {
  let text = sentence;
  if (language !== "en") {
    if (!files.has(language))
      files.set(
        language,
        JSON.parse(readFileSync(new URL(`../../web/public/lang/${language}.json`, import.meta.url), "utf8")) as Record<
          string,
          string
        >,
      );
    const translated = files.get(language)?.[sentence];
    if (translated === undefined) throw new Error(`No ${language} text for: ${sentence}`);
    text = translated;
  }
  return Object.entries(fill).reduce((filled, [key, value]) => filled.replaceAll(`{{${key}}}`, String(value)), text);
}
