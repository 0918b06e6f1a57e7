declare module "virtual:content" {
  import type { Language } from "@hundeblick/proto/language";
  import type { ArticlesOfTopics } from "./articles-of-topics.ts";
  import type { ContentEntry, ContentProblem } from "./content-entry.ts";

  /** What there is in one language, newest first, and which languages have texts that it has not. */
  interface LanguageContent {
    entries: readonly ContentEntry[];
    elsewhere: readonly Language[];
  }
  export const contents: Readonly<Record<Language, () => Promise<{ default: LanguageContent }>>>;
  /** Texts that belong to concerns and checks, by their id. */
  export const articles: Readonly<Record<Language, () => Promise<{ default: ArticlesOfTopics }>>>;
  /** Only while developing: a build ends at the first one. */
  export const problems: readonly ContentProblem[];
}

declare module "*.mdx" {
  import type { ComponentType } from "react";
  import type { Source } from "./source.ts";

  const Text: ComponentType<{ components?: object }>;
  export default Text;
  /** What the text cites, by id, in the order of the text. */
  export const sources: Readonly<Record<string, Source>>;
  /** The text holds guide values of our own, which no study stands behind. */
  export const hasOwnFigures: boolean;
}
