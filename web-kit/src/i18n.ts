import { createInstance, type i18n as I18n } from "i18next";
import { initReactI18next } from "react-i18next";
import type { Language } from "@hundeblick/proto/language";
import { loadTexts, type Texts } from "./texts.ts";

/** A synchronously initialised i18next; keys are whole sentences, so `.` and `:` are no separators. */
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

let wanted: Language;

/**
 * Changes the language of a running page: loads the texts first, so that nothing is half translated. False, and no
 * change, when another language was chosen meanwhile. After a failure the page is English, and the next call retries.
 */
export async function switchLanguage(i18n: I18n, language: Language): Promise<boolean> {
  wanted = language;
  const texts: Texts | undefined = i18n.getResourceBundle(language, "translation");
  const isLoaded = language === "en" || Object.keys(texts ?? {}).length > 0;
  if (isLoaded && i18n.language === language) return true;
  if (!isLoaded) i18n.addResourceBundle(language, "translation", await loadTexts(language));
  const isWanted = wanted === language;
  if (isWanted) await i18n.changeLanguage(language);
  return isWanted;
}

/** Marks an English sentence that is translated elsewhere (`t(feature.title)`), for the completeness test. */
export const msg = (sentence: string): string => sentence;
