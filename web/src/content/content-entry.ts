import type { Language } from "@hundeblick/proto/language";

/** Kinds of content page, in the order of their buttons. */
export const CATEGORIES = ["test", "breed", "comparison", "tool"] as const;
export type Category = (typeof CATEGORIES)[number];

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
  tags: readonly string[];
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
  /** Ids of the evidence registry cited in the text, in order. */
  sources: readonly string[];
  /** The text holds figures of our own, which no study stands behind. */
  ownFigures: boolean;
}

/** A file that could not become an entry: skipped, and told in the console. */
export interface ContentProblem {
  file: string;
  message: string;
}
