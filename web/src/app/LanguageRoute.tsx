import { useEffect } from "react";
import { useTranslation } from "react-i18next";
import { Navigate, Outlet, useLocation, useParams } from "react-router-dom";
import { switchLanguage } from "@hundeblick/web-kit/i18n.ts";
import { languageOfPath } from "#shared/language/route-language.ts";
import { languageChosen, selectLanguage } from "#shared/session/session.slice.ts";
import { useAppDispatch, useAppSelector } from "#shared/store/store.ts";

/** All screens below `/{lang}`: the route sets the language of the visit. */
export function LanguageRoute() {
  const { lang = "" } = useParams();
  const { key } = useLocation();
  const { i18n } = useTranslation();
  const dispatch = useAppDispatch();
  const stored = useAppSelector(selectLanguage);
  const language = languageOfPath(`/${lang}`);
  useEffect(() => {
    if (!language) return;
    if (language !== stored) dispatch(languageChosen(language));
    void switchLanguage(i18n, language);
    // every navigation retries texts that failed to load
  }, [dispatch, i18n, language, stored, key]);
  return language ? <Outlet /> : <Navigate to="/de" replace />;
}
