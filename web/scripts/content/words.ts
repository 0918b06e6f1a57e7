import type { Language } from "@hundeblick/proto/language";
import type { Category } from "../../src/content/content-entry.ts";

/** Author of a text that names none. */
export const EDITORS: Readonly<Record<Language, string>> = { de: "Redaktion Hundeblick", en: "Hundeblick editorial team", pl: "Redakcja Hundeblick" };

/** Badge a content page carries in the registry. */
export const BADGES: Readonly<Record<Category, string>> = { test: "TEST 2024", breed: "RATGEBER", comparison: "VERGLEICH", tool: "TOOL" };
