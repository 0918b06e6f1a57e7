import type { ComponentType } from "react";
import { entries, problems } from "virtual:content";
import type { Language } from "@hundeblick/proto/language";
import type { ContentEntry } from "./content-entry.ts";
import type { Source } from "./source.ts";

/** A text as its file exports it. */
export interface TextModule {
  default?: ComponentType<{ components?: object }>;
  sources: Readonly<Record<string, Source>>;
  hasOwnFigures: boolean;
}

/** Texts by file, one script each, asked for when the page is opened. */
const TEXTS = import.meta.glob<TextModule>(["./pages/**/*.mdx", "./blog/*.mdx"]);

for (const { file, message } of problems) console.error(`src/content/${file} is skipped: ${message}`);

/** Every page, tool and post, newest first. */
export { entries };

/** Files found, whether they became a page or not. */
export const contentFiles = (): string[] => Object.keys(TEXTS).map((file) => file.slice(2));

/** The page at `/{language}/{path}`, if there is one. */
export const lookUp = (language: Language, path: string): ContentEntry | undefined =>
  entries.find((entry) => entry.language === language && entry.path === path);

/** Pages of the content registry in one language: everything but posts. */
export const pagesOf = (language: Language): ContentEntry[] =>
  entries.filter((entry) => entry.kind !== "post" && entry.language === language);

export const postsOf = (language: Language): ContentEntry[] =>
  entries.filter((entry) => entry.kind === "post" && entry.language === language);

/** Languages the page at this path exists in. */
export const languagesOf = (path: string): Language[] =>
  entries.filter((entry) => entry.path === path).map(({ language }) => language);

/** Asks for the script of a text; null where there is none. */
export const loadText = (file: string): Promise<TextModule> | null => TEXTS[`./${file}`]?.() ?? null;
