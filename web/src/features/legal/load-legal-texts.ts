import type { Language } from "@hundeblick/proto/language";
import { loadOnce } from "#shared/load-once.ts";
import type { LegalTexts } from "../../content/legal/legal-text.ts";

/** The legal pages of one language. */
export const loadLegalTexts = (language: Language): Promise<LegalTexts> =>
  loadOnce(`legal ${language}`, async () => {
    const file = (await import(`../../content/legal/texts/${language}.ts`)) as { default: LegalTexts };
    return file.default;
  });
