import type { MouseEvent } from "react";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router-dom";
import type { Language } from "@hundeblick/proto/language";
import { switchLanguage } from "@hundeblick/web-kit/i18n.ts";

/**
 * For a link to `/{language}`: loads the texts first, and keeps the page and query if the page exists in that language.
 */
export function useGoToLanguage(language: Language) {
  const { i18n } = useTranslation();
  const navigate = useNavigate();
  return (event: MouseEvent) => {
    const opensElsewhere = event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0;
    if (opensElsewhere) return;
    event.preventDefault();
    const to = translatedAddress(language);
    void switchLanguage(i18n, language).then((isWanted) => isWanted && navigate(to));
  };
}

/** An untranslated text leads to the list of texts in that language. */
function translatedAddress(language: Language): string {
  const same = document.querySelector<HTMLLinkElement>(`link[hreflang=${language}]`);
  if (same) return new URL(same.href).pathname + location.search;
  return document.querySelector('meta[content="article"]') ? `/${language}/blog` : `/${language}`;
}
