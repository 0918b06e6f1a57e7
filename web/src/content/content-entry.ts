import type { Language } from "@hundeblick/proto/language";

/** Kinds of content pages, in the order of their buttons. */
export const CATEGORIES = ["test", "breed", "comparison", "tool"] as const;
export type Category = (typeof CATEGORIES)[number];

/** Topics of texts, tools and concerns, in the order of their buttons. */
export const TOPICS = [
  "emergency",
  "stomach",
  "food",
  "skin",
  "movement",
  "puppy",
  "senior",
  "behaviour",
  "prevention",
  "vet",
] as const;
export type Topic = (typeof TOPICS)[number];

/** Cover illustrations (see `covers.ts`). */
export const COVER_NAMES = [
  "floppy",
  "puppy",
  "shaggy",
  "grey-muzzle",
  "terrier",
  "frieda",
  "waist",
  "camera",
  "zoomies",
  "nest",
  "bill",
  "meadow",
  "snack",
  "scales",
] as const;
export type CoverName = (typeof COVER_NAMES)[number];

/** Metadata of a page or post. */
export interface ContentEntry {
  kind: "page" | "tool" | "post";
  language: Language;
  /** Path without language: `test/abc`, `tools/abc`; a post's is `blog/abc`. */
  path: string;
  url: string;
  slug: string;
  /** MDX file from `src/content/`; a tool has none. */
  file: string | null;
  category: Category | null;
  badge: string;
  title: string;
  seoTitle: string;
  description: string;
  excerpt: string;
  keywords: readonly string[];
  topics: readonly Topic[];
  /** Names of the topics in the language of the text. */
  tags: readonly string[];
  /** Equal for all languages of one text. */
  translation: string;
  /** Paths of the same text by language, including its own. */
  translations: Readonly<Partial<Record<Language, string>>>;
  author: string;
  /** First published, ISO date: the order of lists. */
  date: string;
  /** Last changed, ISO date. */
  updated: string;
  /** Both dates in the language's format, computed at build time because the first date is slow on a phone. */
  day: string;
  updatedDay: string;
  readTime: number | null;
  image: CoverName;
  imageAlt: string;
  featured: boolean;
  priority: number;
}

/** A skipped file, reported in the console. */
export interface ContentProblem {
  file: string;
  message: string;
}
