import { type ComponentType, use } from "react";
import { contents, problems } from "virtual:content";
import type { Language } from "@hundeblick/proto/language";
import { LANGUAGES } from "@hundeblick/proto/languages";
import { loadOnce } from "#shared/load-once.ts";
import type { ContentEntry } from "./content-entry.ts";
import type { Source } from "./source.ts";

/** Exports of a text's file. */
export interface TextModule {
  default?: ComponentType<{ components?: object }>;
  sources: Readonly<Record<string, Source>>;
  hasOwnFigures: boolean;
}

/** Texts by file, one chunk each, loaded on demand. */
const TEXTS = import.meta.glob<TextModule>(["./pages/**/*.mdx", "./blog/*.mdx"]);

for (const { file, message } of problems) console.error(`src/content/${file} is skipped: ${message}`);

const loadContent = (language: Language) =>
  loadOnce(`content ${language}`, async () => (await contents[language]()).default);

/** Every page, tool and post of a language, newest first, and the languages that have more. */
export const useContent = (language: Language) => use(loadContent(language));

/** Every page, tool and post of all languages: for editors, and for paths that a language does not have. */
export const useAllEntries = (): readonly ContentEntry[] =>
  use(
    loadOnce("content", async () =>
      (await Promise.all(LANGUAGES.map((language) => loadContent(language)))).flatMap(({ entries }) => entries),
    ),
  );

/** Files found, including skipped ones. */
export const contentFiles = (): string[] => Object.keys(TEXTS).map((file) => file.slice(2));

/** Loads the chunk of a text; null without one. */
export const loadText = (file: string): Promise<TextModule> | null => TEXTS[`./${file}`]?.() ?? null;
