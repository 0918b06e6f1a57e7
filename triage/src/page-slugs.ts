import type { CheckId, ConcernId } from "@hundeblick/proto/health/check-lists";
import type { Language } from "@hundeblick/proto/language";
import { languagesFrom } from "@hundeblick/proto/languages";
import slugs from "./page-slugs.json" with { type: "json" };

/** Subject of a page. */
export type PageTopic = { kind: "concern"; id: ConcernId } | { kind: "check"; id: CheckId };

type Slug = Record<Language, string>;
const SLUGS: Record<"concern", Record<ConcernId, Slug>> & Record<"check", Record<CheckId, Slug>> = slugs;

/** Slug of a topic's page; permanent once published. */
export const slugOf = ({ kind, id }: PageTopic, language: Language): string =>
  (SLUGS[kind] as Record<string, Slug>)[id]?.[language] ?? id;

/** Path of the page about a concern or a check. */
export const pathOfTopic = (topic: PageTopic, language: Language): string =>
  `/${language}/check/${slugOf(topic, language)}`;

/** Every concern, then every check. */
export const PAGE_TOPICS: readonly PageTopic[] = [
  ...(Object.keys(SLUGS.concern) as ConcernId[]).map((id): PageTopic => ({ kind: "concern", id })),
  ...(Object.keys(SLUGS.check) as CheckId[]).map((id): PageTopic => ({ kind: "check", id })),
];

/** The topic of a slug in this language, else in another one. */
export function topicOfSlug(slug: string, language: Language): PageTopic | undefined {
  for (const named of languagesFrom(language)) {
    const topic = PAGE_TOPICS.find((each) => slugOf(each, named) === slug);
    if (topic) return topic;
  }
  return undefined;
}
