import type { MouseEvent } from "react";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router-dom";
import type { Language } from "@hundeblick/proto/language";
import { speak } from "@hundeblick/web-kit/i18n.ts";

/**
 * For a link to `/{language}`: fetches the texts first, so that no page is shown half translated. The page stays the
 * same where its head names it in that language, with the answers in its address.
 */
export function useGoToLanguage(language: Language) {
  const { i18n } = useTranslation();
  const navigate = useNavigate();
  return (event: MouseEvent) => {
    const opensElsewhere = event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0;
    if (opensElsewhere) return;
    event.preventDefault();
    const to = translatedAddress(language);
    void speak(i18n, language).then(() => navigate(to));
  };
}

/** A text nobody has translated leads to the list of texts in that language. */
function translatedAddress(language: Language): string {
  const same = document.querySelector<HTMLLinkElement>(`link[hreflang=${language}]`);
  if (same) return new URL(same.href).pathname + location.search;
  return document.querySelector('meta[content="article"]') ? `/${language}/blog` : `/${language}`;
}
