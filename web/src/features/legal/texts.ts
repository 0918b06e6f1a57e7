import { pageTexts } from "#shared/language/page-texts.ts";
import type { LegalTexts } from "../../content/legal/legal-text.ts";

export const { useTexts: useLegalTexts } = pageTexts<LegalTexts>(
  "legal",
  (language) => import(`../../content/legal/texts/${language}.ts`),
);
