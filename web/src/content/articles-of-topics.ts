import { articles } from "virtual:content";
import type { CheckId, ConcernId } from "@hundeblick/proto/health/check-lists";
import type { Language } from "@hundeblick/proto/language";

export interface ArticleLink {
  url: string;
  title: string;
}
export type ArticlesOfTopics = Readonly<Partial<Record<string, readonly ArticleLink[]>>>;

/** Texts about concerns, checks and some breeds. */
export const loadArticles = async (language: Language): Promise<ArticlesOfTopics> =>
  (await articles[language]()).default;

/** Texts about a concern or check, the closest first. */
export const loadArticlesOf = async (topic: ConcernId | CheckId, language: Language): Promise<readonly ArticleLink[]> =>
  (await loadArticles(language))[topic] ?? [];

/** Its texts are about every puppy, not about an illness. */
const OF_EVERY_PUPPY = "puppy_start";

/** The closest text about each of these topics, without duplicates. */
export function closestArticles(of: ArticlesOfTopics, topics: readonly string[]): ArticleLink[] {
  const closest = topics.flatMap((topic) => (topic === OF_EVERY_PUPPY ? [] : (of[topic]?.[0] ?? [])));
  return [...new Map(closest.map((article) => [article.url, article])).values()];
}
