import { TextLinks } from "#shared/ui/TextLinks.tsx";
import type { ArticleLink } from "../../../content/articles-of-topics.ts";
import { PageSection } from "#shared/ui/PageSection.tsx";
import { useDetailsTexts } from "./texts.ts";

/** Articles about a concern or check. */
export function ArticleLinks({ articles }: { articles: readonly ArticleLink[] }) {
  const texts = useDetailsTexts();
  if (articles.length === 0) return null;
  return (
    <PageSection title={texts.articles}>
      <TextLinks texts={articles} />
    </PageSection>
  );
}
