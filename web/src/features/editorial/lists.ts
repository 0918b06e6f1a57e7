import type { Language } from "@hundeblick/proto/language";
import { LANGUAGES } from "@hundeblick/proto/languages";
import { CATEGORIES, type Category, type ContentEntry } from "../../content/content-entry.ts";

export const PAGE_SIZE = 6;
export const RECOMMENDED = 9;
const RELATED = 3;
export const CARD_TAGS = 3;

/** Categories that have pages, with how many. */
export const countsOf = (pages: readonly ContentEntry[]): { category: Category; count: number }[] =>
  CATEGORIES.map((category) => ({ category, count: pages.filter((page) => page.category === category).length })).filter(
    ({ count }) => count > 0,
  );

/** All tags of the posts, the most used first, then in the order they appear. */
export function tagsOf(posts: readonly ContentEntry[]): string[] {
  const uses = new Map<string, number>();
  for (const tag of posts.flatMap(({ tags }) => tags)) uses.set(tag, (uses.get(tag) ?? 0) + 1);
  return [...uses].toSorted(([, a], [, b]) => b - a).map(([tag]) => tag);
}

export const withTag = (posts: readonly ContentEntry[], tag: string | null): ContentEntry[] =>
  posts.filter(({ tags }) => tag === null || tags.includes(tag));

/** Number of pages of a list; an empty one has one. */
export const pageCount = (items: readonly unknown[]): number => Math.max(1, Math.ceil(items.length / PAGE_SIZE));

/** The items of one page, counted from 1. */
export const onPage = <Item>(items: readonly Item[], page: number): Item[] =>
  items.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE);

/** Up to three other posts of the language that share a tag; those that share more come first. */
export function relatedTo(post: ContentEntry, posts: readonly ContentEntry[]): ContentEntry[] {
  const shared = (other: ContentEntry) => other.tags.filter((tag) => post.tags.includes(tag)).length;
  return posts
    .filter((other) => other.url !== post.url && other.language === post.language && shared(other) > 0)
    .toSorted((a, b) => shared(b) - shared(a))
    .slice(0, RELATED);
}

/** Other languages that have texts which this one has not. */
export function languagesWithMore(entries: readonly ContentEntry[], language: Language): Language[] {
  const here = new Set(entries.filter((entry) => entry.language === language).map(({ path }) => path));
  const missing = entries.filter(({ kind, path }) => kind !== "tool" && !here.has(path));
  return LANGUAGES.filter((to) => missing.some((entry) => entry.language === to));
}
