import { loadLists } from "@hundeblick/triage/load";
import { useCallback } from "react";
import { useLanguage } from "#shared/language/use-language.ts";
import { useLoaded } from "#shared/use-loaded.ts";

/** Names and search words of all concerns and checks in the page's language. */
export function useLists() {
  const language = useLanguage();
  return useLoaded(useCallback(() => loadLists(language), [language]));
}
