import { useTranslation } from "react-i18next";
import type { ContentEntry } from "../../content/content-entry.ts";
import { Link } from "react-router-dom";
import { EDITORIAL_TEXTS } from "../../content/texts.ts";
import { pathOfBlogTopic } from "../../content/topics.ts";
import { ReviewLine } from "#shared/review/ReviewLine.tsx";
import { COVERS } from "#shared/ui/covers.ts";
import { reviewable } from "./reviewable.ts";

/** Title, lead, author, reviewer, dates and picture. */
export function ArticleHead({ entry }: { entry: ContentEntry }) {
  const { t } = useTranslation();
  const {
    category,
    badge,
    featured,
    title,
    excerpt,
    author,
    date,
    updated,
    day,
    updatedDay,
    readTime,
    topics,
    language,
    image,
    imageAlt,
  } = entry;
  return (
    <header className="stack">
      {(category ?? featured) && (
        <p className="row">
          {category && <span className="badge">{badge}</span>}
          {featured && <span className="badge">{t("Featured")}</span>}
        </p>
      )}
      <h1 className="step-7">{title}</h1>
      <p className="lead">{excerpt}</p>
      <p className="post-meta dotted">
        <span>{author}</span>
        <time dateTime={date}>{day}</time>
        {updated > date && <span>{t("Last changed: {{day}}", { day: updatedDay })}</span>}
        {readTime !== null && <span>{t("{{count}} minutes to read", { count: readTime })}</span>}
      </p>
      <ReviewLine {...reviewable(entry)} />
      {topics.length > 0 && (
        <ul className="post-meta dotted" aria-label={t("Topics")}>
          {topics.map((topic) => (
            <li key={topic}>
              <Link to={pathOfBlogTopic(topic, language)}>{EDITORIAL_TEXTS[language].topics[topic].name}</Link>
            </li>
          ))}
        </ul>
      )}
      <div className={image === "frieda" ? "cover cover--photo" : "cover cover--article"}>
        <img src={COVERS[image]} alt={imageAlt} width="560" height="350" />
      </div>
    </header>
  );
}
