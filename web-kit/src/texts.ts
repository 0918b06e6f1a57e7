import type { Language } from "@hundeblick/proto/language";

/** Translations of one language by English sentence. Plural forms have `_one`, `_few`, `_many`, `_other`. */
export type Texts = Record<string, string>;

const loaded = new Map<Language, Promise<Texts>>();

/**
 * Texts of one language from `/lang/{language}.json`, fetched once per page load; `{}` for English and after a failure.
 */
export function loadTexts(language: Language): Promise<Texts> {
  if (language === "en") return Promise.resolve({});
  const texts =
    loaded.get(language) ??
    fetchTexts(language).catch(() => {
      loaded.delete(language);
      return {};
    });
  loaded.set(language, texts);
  return texts;
}

async function fetchTexts(language: Language): Promise<Texts> {
  const reply = await fetch(`/lang/${language}.json`);
  if (!reply.ok) throw new Error(`texts for ${language}: ${reply.status}`);
  return (await reply.json()) as Texts;
}
