import { type PageTopic, pathOfTopic } from "@hundeblick/triage/page-slugs";
import { useLanguage } from "#shared/language/use-language.ts";
import { ChipLinks } from "#shared/ui/ChipLinks.tsx";
import { TextLinks } from "#shared/ui/TextLinks.tsx";
import type { ArticleLink } from "../../content/articles-of-topics.ts";

interface HelpLinksProps {
  topics: readonly (PageTopic & { name: string })[];
  articles: readonly ArticleLink[];
  /** Breed that the questions and checks take into account. */
  breed?: string;
}

/** Links to questions and checks, then to texts. */
export function HelpLinks({ topics, articles, breed }: HelpLinksProps) {
  const language = useLanguage();
  const query = breed === undefined ? "" : `?breed=${breed}`;
  const links = topics.map(({ name, ...topic }) => ({ name, path: pathOfTopic(topic, language) + query }));
  return (
    <>
      {links.length > 0 && <ChipLinks links={links} />}
      {articles.length > 0 && <TextLinks texts={articles} />}
    </>
  );
}
