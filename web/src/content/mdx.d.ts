declare module "virtual:content" {
  import type { Language } from "@hundeblick/proto/language";
  import type { ArticlesOfTopics } from "./articles-of-topics.ts";
  import type { ContentEntry, ContentProblem } from "./content-entry.ts";

  /** Pages of one language, newest first, and languages with texts that it does not have. */
  interface LanguageContent {
    entries: readonly ContentEntry[];
    elsewhere: readonly Language[];
  }
  export const contents: Readonly<Record<Language, () => Promise<{ default: LanguageContent }>>>;
  /** Texts about concerns and checks, by their id. */
  export const articles: Readonly<Record<Language, () => Promise<{ default: ArticlesOfTopics }>>>;
  /** Only during development: a build fails at the first one. */
  export const problems: readonly ContentProblem[];
}

declare module "*.mdx" {
  import type { ComponentType } from "react";
  import type { Source } from "./source.ts";

  const Text: ComponentType<{ components?: object }>;
  export default Text;
  /** Cited sources, by id, in the order of the text. */
  export const sources: Readonly<Record<string, Source>>;
  /** The text has figures of our own. */
  export const hasOwnFigures: boolean;
}
