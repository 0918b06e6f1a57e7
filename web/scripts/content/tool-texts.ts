import type { Language } from "@hundeblick/proto/language";
import { LANGUAGES } from "@hundeblick/proto/languages";
import { TOOLS } from "../../src/content/registry.ts";
import type { ToolsTexts } from "../../src/features/tools/frame/tools-texts.ts";

/** Parts of a language's file that are loaded apart. */
export const TOOL_KEYS: readonly (keyof ToolsTexts)[] = ["words", ...TOOLS.map(({ key }) => key)];

/** Texts of all tools in every language. */
export async function loadToolTexts(): Promise<Readonly<Record<Language, ToolsTexts>>> {
  const texts = await Promise.all(
    LANGUAGES.map(async (language) => {
      const file = (await import(`../../src/features/tools/texts/${language}.ts`)) as { default: ToolsTexts };
      return [language, file.default] as const;
    }),
  );
  return Object.fromEntries(texts) as Record<Language, ToolsTexts>;
}
