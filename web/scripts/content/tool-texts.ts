import type { Language } from "@hundeblick/proto/language";
import { LANGUAGES } from "@hundeblick/proto/languages";
import { TOOLS } from "../../src/content/registry.ts";
import { TOOL_SOURCES, type ToolSourceId } from "../../src/content/tool-sources.ts";
import type { ToolsTexts } from "../../src/features/tools/frame/tools-texts.ts";
import { toolFiles } from "./tool-cards.ts";

/** Parts of a language's file that are loaded apart. */
export const TOOL_KEYS: readonly (keyof ToolsTexts)[] = ["words", ...TOOLS.map(({ key }) => key)];

/** The texts of a tool with what it rests on, as its page loads them. */
export async function withSources<Text extends object>(key: keyof ToolsTexts, texts: Text): Promise<Text> {
  if (key === "words") return texts;
  const { SOURCES } = (await import(`../../src/features/tools/${toolFiles(key).texts}`)) as {
    SOURCES: readonly ToolSourceId[];
  };
  return { ...texts, sources: SOURCES.map((id) => ({ id, short: TOOL_SOURCES[id].short, url: TOOL_SOURCES[id].url })) };
}

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
