import type { Language } from "@hundeblick/proto/language";

export const LANGUAGE_NAMES: Record<Language, string> = { de: "German", en: "English", pl: "Polish" };
