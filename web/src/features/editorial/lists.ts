import { foldedWords } from "@hundeblick/triage/fold";
import type { Names } from "@hundeblick/triage/modules";
import { CATEGORIES, type Category, type ContentEntry, type Topic, TOPICS } from "../../content/content-entry.ts";

/** The content page or tool at a path; posts by `blog/<slug>`. */
export const entryAt = (entries: readonly ContentEntry[], path: string): ContentEntry | undefined =>
  entries.find((entry) => entry.path === path);

export const postsIn = (entries: readonly ContentEntry[]): ContentEntry[] =>
  entries.filter(({ kind }) => kind === "post");

/** Everything but posts. */
export const pagesIn = (entries: readonly ContentEntry[]): ContentEntry[] =>
  entries.filter(({ kind }) => kind !== "post");

const PAGE_SIZE = 6;
export const RECOMMENDED = 9;
const RELATED = 3;
export const CARD_TAGS = 3;

/** Categories with pages, with their numbers. */
export const countsOf = (pages: readonly ContentEntry[]): { category: Category; count: number }[] =>
  CATEGORIES.map((category) => ({ category, count: pages.filter((page) => page.category === category).length })).filter(
    ({ count }) => count > 0,
  );

/** Topics of these texts and tools, in the order of their buttons. */
export const topicsOf = (entries: readonly ContentEntry[]): Topic[] =>
  TOPICS.filter((topic) => entries.some(({ topics }) => topics.includes(topic)));

export const withTopic = (posts: readonly ContentEntry[], topic: Topic | null): ContentEntry[] =>
  posts.filter(({ topics }) => topic === null || topics.includes(topic));

const SHORTEST_WITH_ENDING = 4;
/** Removes the last letter, as a simple stemmer: "zęby" finds "zębów". */
const withoutEnding = (word: string): string => (word.length < SHORTEST_WITH_ENDING ? word : word.slice(0, -1));

/** Searched text: visible texts and keywords. */
export const wordsOfEntry = ({ title, description, excerpt, keywords, tags }: ContentEntry): string =>
  [title, description, excerpt, ...keywords, ...tags].join(" ");

export const wordsOfCheck = ({ name, why, searchWords }: Names["checks"][number]): string =>
  [name, why, searchWords].join(" ");

/** Items with words that begin with each of these. */
export function withWords<Item>(items: readonly Item[], words: string, wordsOf: (item: Item) => string): Item[] {
  const wanted = foldedWords(words).map(withoutEnding);
  return items.filter((item) => {
    const own = foldedWords(wordsOf(item));
    return wanted.every((word) => own.some((other) => other.startsWith(word)));
  });
}

/** Number of pages of a list; an empty one has one. */
export const pageCount = (items: readonly unknown[]): number => Math.max(1, Math.ceil(items.length / PAGE_SIZE));

/** Items of one page, counted from 1. */
export const onPage = <Item>(items: readonly Item[], page: number): Item[] =>
  items.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE);

/** Up to three other posts of the language with common topics, most common ones first. */
export function relatedTo(post: ContentEntry, posts: readonly ContentEntry[]): ContentEntry[] {
  const shared = (other: ContentEntry) => other.topics.filter((topic) => post.topics.includes(topic)).length;
  return posts
    .filter((other) => other.url !== post.url && other.language === post.language && shared(other) > 0)
    .toSorted((a, b) => shared(b) - shared(a))
    .slice(0, RELATED);
}
