import { Link } from "react-router-dom";
import type { ArticleLink } from "../../../content/articles-of-topics.ts";
import { PageSection } from "./PageSection.tsx";
import { usePageWords } from "./use-page-words.ts";

/** Articles about a concern or check. */
export function ArticleLinks({ articles }: { articles: readonly ArticleLink[] }) {
  const words = usePageWords();
  if (articles.length === 0) return null;
  return (
    <PageSection title={words.articles}>
      <ul className="bullets">
        {articles.map(({ url, title }) => (
          <li key={url}>
            <Link to={url}>{title}</Link>
          </li>
        ))}
      </ul>
    </PageSection>
  );
}
