import type { Language } from "@hundeblick/proto/language";
import { speak } from "@hundeblick/web-kit/i18n.ts";
import { useEffect } from "react";
import { useTranslation } from "react-i18next";
import { languageChosen } from "#shared/session/session.slice.ts";
import { useAppDispatch } from "#shared/store/store.ts";

/**
 * Lets the page speak the report's language; true once it does, so two languages are never mixed.
 * A route with a language has decided already, and the report was asked for in it.
 */
export function useReportLanguage(spoken: Language | undefined, routeLanguage: Language | null): boolean {
  const { i18n } = useTranslation();
  const dispatch = useAppDispatch();
  const wanted = routeLanguage ?? spoken;
  useEffect(() => {
    if (!wanted || routeLanguage) return;
    dispatch(languageChosen(wanted));
    void speak(i18n, wanted);
  }, [dispatch, i18n, routeLanguage, wanted]);
  return wanted !== undefined && i18n.language === wanted;
}
