import { createInstance, type i18n as I18n } from "i18next";
import { initReactI18next } from "react-i18next";
import type { Language } from "@hundeblick/proto/language";
import { loadTexts, type Texts } from "./texts.ts";

/** An i18next that is ready at once, with these texts; keys are whole sentences, so `.` and `:` separate nothing. */
export function createI18n(language: Language, texts: Texts): I18n {
  const i18n = createInstance();
  void i18n.use(initReactI18next).init({
    lng: language,
    fallbackLng: false,
    keySeparator: false,
    nsSeparator: false,
    initAsync: false,
    resources: { [language]: { translation: texts } },
    interpolation: { escapeValue: false },
    react: { useSuspense: false },
  });
  return i18n;
}

/** Changes the language of a running page: first the texts, then the switch, so nothing is shown half translated. */
export async function speak(i18n: I18n, language: Language): Promise<void> {
  if (i18n.language === language) return;
  if (!i18n.hasResourceBundle(language, "translation")) {
    i18n.addResourceBundle(language, "translation", await loadTexts(language));
  }
  await i18n.changeLanguage(language);
}

/**
 * Marks an English sentence that is translated elsewhere (`t(feature.title)`), so that the completeness test finds it.
 */
export const msg = (sentence: string): string => sentence;
