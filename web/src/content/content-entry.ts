import type { Language } from "@hundeblick/proto/language";

/** Kinds of content page, in the order of their buttons. */
export const CATEGORIES = ["test", "breed", "comparison", "tool"] as const;
export type Category = (typeof CATEGORIES)[number];

/** What texts, tools and concerns are about, in the order of their buttons. */
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

/** Drawings a page may carry as its picture (see `covers.ts`). */
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

/** What the site knows of a page or post without its text. */
export interface ContentEntry {
  kind: "page" | "tool" | "post";
  language: Language;
  /** As in the address behind the language: `test/abc`, `tools/abc`; a post's is `blog/abc`. */
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
  /** The same word for one text in all languages. */
  translation: string;
  /** Addresses of the same text, its own included. */
  translations: Readonly<Partial<Record<Language, string>>>;
  author: string;
  /** First published, ISO day: what lists are sorted by. */
  date: string;
  /** Last changed, ISO day. */
  updated: string;
  /**
   * Both days as the language writes them: "21. November 2026". Written at build time: a phone needs long for its first
   * date.
   */
  day: string;
  updatedDay: string;
  readTime: number | null;
  image: CoverName;
  imageAlt: string;
  featured: boolean;
  priority: number;
}

/** A file that could not become an entry: skipped, and told in the console. */
export interface ContentProblem {
  file: string;
  message: string;
}
