import type { MouseEvent } from "react";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router-dom";
import type { Language } from "@hundeblick/proto/language";
import { speak } from "@hundeblick/web-kit/i18n.ts";

/**
 * For a link to `/{language}`: fetches the texts first, so that no page is shown half translated.
 * A page about a concern or check stays itself: its own head names it in every language.
 */
export function useGoToLanguage(language: Language) {
  const { i18n } = useTranslation();
  const navigate = useNavigate();
  return (event: MouseEvent) => {
    const opensElsewhere = event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0;
    if (opensElsewhere) return;
    event.preventDefault();
    const same =
      location.pathname.includes("/check/") && document.querySelector<HTMLLinkElement>(`link[hreflang=${language}]`);
    const to = same ? new URL(same.href).pathname : `/${language}`;
    void speak(i18n, language).then(() => navigate(to));
  };
}
