import type { MouseEvent } from "react";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router-dom";
import type { Language } from "@hundeblick/proto/language";
import { speak } from "@hundeblick/web-kit/i18n.ts";

/** For a link to `/{language}`: fetches the texts first, so that no page is shown half translated. */
export function useGoToLanguage(language: Language) {
  const { i18n } = useTranslation();
  const navigate = useNavigate();
  return (event: MouseEvent) => {
    const opensElsewhere = event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0;
    if (opensElsewhere) return;
    event.preventDefault();
    void speak(i18n, language).then(() => navigate(`/${language}`));
  };
}
