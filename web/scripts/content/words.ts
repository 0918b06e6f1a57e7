import type { Language } from "@hundeblick/proto/language";
import type { Category } from "../../src/content/content-entry.ts";

/** Author of a text that names none. */
export const EDITORS: Readonly<Record<Language, string>> = {
  de: "Redaktion Hundeblick",
  en: "Hundeblick editorial team",
  pl: "Redakcja Hundeblick",
};

/** Badge a content page carries; cards in a list say the category alone. */
export const BADGES: Readonly<Record<Language, Readonly<Record<Category, string>>>> = {
  de: { test: "TEST 2024", breed: "RATGEBER", comparison: "VERGLEICH", tool: "TOOL" },
  en: { test: "TEST 2024", breed: "GUIDE", comparison: "COMPARISON", tool: "TOOL" },
  pl: { test: "TEST 2024", breed: "PORADNIK", comparison: "PORÓWNANIE", tool: "NARZĘDZIE" },
};
