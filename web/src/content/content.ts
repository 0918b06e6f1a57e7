import { type ComponentType, createElement, lazy, type LazyExoticComponent, type ReactNode } from "react";
import { entries, problems } from "virtual:content";
import type { Language } from "@hundeblick/proto/language";
import type { ContentEntry } from "./content-entry.ts";

type Text = ComponentType<{ components?: object }>;

/** Texts by file, one script each, asked for when the page is opened. */
const TEXTS = import.meta.glob<{ default?: Text }>(["./pages/**/*.mdx", "./blog/*.mdx"]);
const opened = new Map<string, LazyExoticComponent<Text>>();

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

/** The text of an entry, drawn with these components. */
export function drawText(entry: ContentEntry, components: object): ReactNode {
  const text = textOf(entry);
  return text && createElement(text, { components });
}

/** The same component each time: React keeps what the server drew. */
function textOf({ file }: ContentEntry): LazyExoticComponent<Text> | null {
  const load = file ? TEXTS[`./${file}`] : undefined;
  if (!file || !load) return null;
  const known =
    opened.get(file) ?? lazy(() => load().then((module) => ({ default: module.default ?? emptyText(file) })));
  opened.set(file, known);
  return known;
}

function emptyText(file: string): Text {
  console.error(`src/content/${file} is skipped: it has no default export`);
  return () => null;
}
