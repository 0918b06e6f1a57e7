import { loadLists } from "@hundeblick/triage/load";
import { useCallback } from "react";
import { useLanguage } from "#shared/language/use-language.ts";
import { useLoaded } from "./use-loaded.ts";

/** Names and words of all concerns and checks, in the language of the page. */
export function useLists() {
  const language = useLanguage();
  return useLoaded(useCallback(() => loadLists(language), [language]));
}
