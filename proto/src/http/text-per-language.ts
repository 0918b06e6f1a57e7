import { z } from "zod";
import { type Language, LANGUAGES } from "../language.ts";

/** One text in each language of the site, none of them empty. */
export function textPerLanguage(maxLength: number) {
  const text = z.string().trim().min(1).max(maxLength);
  return z.strictObject(
    Object.fromEntries(LANGUAGES.map((language) => [language, text])) as Record<Language, typeof text>,
  );
}
