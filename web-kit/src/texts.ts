import type { Language } from "@hundeblick/proto/language";

/** Translations of one language: English sentence → sentence. Plural forms carry `_one`, `_few`, `_many`, `_other`. */
export type Texts = Record<string, string>;

const loaded = new Map<Language, Promise<Texts>>();

/**
 * Texts of one language from `/lang/{language}.json`, asked for once per page life.
 * English is its own key and is never fetched. A failure answers `{}`, so the page speaks English instead of breaking.
 */
export function loadTexts(language: Language): Promise<Texts> {
  if (language === "en") return Promise.resolve({});
  const known = loaded.get(language);
  if (known) return known;
  const texts = fetchTexts(language).catch(() => {
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
