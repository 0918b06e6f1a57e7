import type { Language } from "@hundeblick/proto/language";
import type { Category } from "../../content/content-entry.ts";

interface CategoryName {
  /** On its filter button. */
  button: string;
  /** Over its list. */
  heading: string;
  /** On a card. */
  badge: string;
}

/** What the categories are called. German says "Tools" here, though the menu says "Werkzeuge". */
export const CATEGORY_NAMES: Readonly<Record<Language, Readonly<Record<Category, CategoryName>>>> = {
  de: {
    test: { button: "Tests", heading: "Produkttests", badge: "TEST" },
    breed: { button: "Ratgeber", heading: "Ratgeber", badge: "RATGEBER" },
    comparison: { button: "Vergleiche", heading: "Vergleiche", badge: "VERGLEICH" },
    tool: { button: "Tools", heading: "Tools", badge: "TOOL" },
  },
  en: {
    test: { button: "Tests", heading: "Product Tests", badge: "TEST" },
    breed: { button: "Guides", heading: "Guides", badge: "GUIDE" },
    comparison: { button: "Comparisons", heading: "Comparisons", badge: "COMPARISON" },
    tool: { button: "Tools", heading: "Tools", badge: "TOOL" },
  },
  pl: {
    test: { button: "Testy", heading: "Testy produktów", badge: "TEST" },
    breed: { button: "Poradniki", heading: "Poradniki", badge: "PORADNIK" },
    comparison: { button: "Porównania", heading: "Porównania", badge: "PORÓWNANIE" },
    tool: { button: "Narzędzia", heading: "Narzędzia", badge: "NARZĘDZIE" },
  },
};
