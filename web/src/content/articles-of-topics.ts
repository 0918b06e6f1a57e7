import { articles } from "virtual:content";
import type { CheckId, ConcernId } from "@hundeblick/proto/health/check-lists";
import type { Language } from "@hundeblick/proto/language";

export interface ArticleLink {
  url: string;
  title: string;
}
export type ArticlesOfTopics = Readonly<Partial<Record<string, readonly ArticleLink[]>>>;

/** Texts about a concern or check, the closest first. */
export const loadArticlesOf = async (topic: ConcernId | CheckId, language: Language): Promise<readonly ArticleLink[]> =>
  (await articles[language]()).default[topic] ?? [];
