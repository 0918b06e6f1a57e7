import type { Language } from "@hundeblick/proto/language";
import { LANGUAGES } from "@hundeblick/proto/languages";
import { TOOLS } from "../../src/content/registry.ts";
import { TOOL_SOURCES, type ToolSourceId } from "../../src/content/tool-sources.ts";
import type { ToolsTexts } from "../../src/features/tools/frame/tools-texts.ts";
import { sharedResults } from "./shared-results.ts";
import { toolFiles } from "./tool-cards.ts";

/** Parts of a language's file that are loaded separately. */
export const TOOL_KEYS: readonly (keyof ToolsTexts)[] = ["words", ...TOOLS.map(({ key }) => key)];

/** Texts of a tool with its sources and kinds of result, as its page loads them. */
export async function completeTexts(key: keyof ToolsTexts, language: Language): Promise<object> {
  const texts = (await loadToolTexts())[language];
  if (key === "words") return texts.words;
  const { SOURCES } = (await import(`../../src/features/tools/${toolFiles(key).sources}`)) as {
    SOURCES: readonly ToolSourceId[];
  };
  return {
    ...texts[key],
    sources: SOURCES.map((id) => ({ id, short: TOOL_SOURCES[id].short, url: TOOL_SOURCES[id].url })),
    results: sharedResults(key, texts[key], language),
  };
}

/** Slugs of the kinds of result, by tool; the same in every language. */
export async function resultKinds(): Promise<ReadonlyMap<string, readonly string[]>> {
  const { en } = await loadToolTexts();
  return new Map(TOOLS.map(({ slug, key }) => [slug, Object.keys(sharedResults(key, en[key], "en"))]));
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
