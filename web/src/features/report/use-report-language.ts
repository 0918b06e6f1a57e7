import type { Language } from "@hundeblick/proto/language";
import { switchLanguage } from "@hundeblick/web-kit/i18n.ts";
import { useEffect } from "react";
import { useTranslation } from "react-i18next";
import { languageChosen } from "#shared/session/session.slice.ts";
import { useAppDispatch } from "#shared/store/store.ts";

/** Switches the page to the report's language unless the route has one; true when done, to avoid mixed languages. */
export function useReportLanguage(spoken: Language | undefined, routeLanguage: Language | null): boolean {
  const { i18n } = useTranslation();
  const dispatch = useAppDispatch();
  const wanted = routeLanguage ?? spoken;
  useEffect(() => {
    if (!wanted || routeLanguage) return;
    dispatch(languageChosen(wanted));
    void switchLanguage(i18n, wanted);
  }, [dispatch, i18n, routeLanguage, wanted]);
  return wanted !== undefined && i18n.language === wanted;
}
