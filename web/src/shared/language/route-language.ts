import type { Language } from "@hundeblick/proto/language";
import { LANGUAGES } from "@hundeblick/proto/languages";

/** Language of a path (`/pl/upload` → pl); null without a prefix. */
export const languageOfPath = (path: string): Language | null =>
  LANGUAGES.find((language) => path === `/${language}` || path.startsWith(`/${language}/`)) ?? null;
