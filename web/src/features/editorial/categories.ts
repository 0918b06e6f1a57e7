import { msg } from "@hundeblick/web-kit/i18n.ts";
import type { Category } from "../../content/page-meta.ts";

/** Names of a category: on its button, over its list, and as the badge of a card. */
export const CATEGORY_NAMES: Readonly<Record<Category, { button: string; heading: string; badge: string }>> = {
  test: { button: msg("Tests"), heading: msg("Product Tests"), badge: msg("TEST") },
  breed: { button: msg("Guides"), heading: msg("Guides"), badge: msg("GUIDE") },
  comparison: { button: msg("Comparisons"), heading: msg("Comparisons"), badge: msg("COMPARISON") },
  tool: { button: msg("Tools"), heading: msg("Tools"), badge: msg("TOOL") },
};
