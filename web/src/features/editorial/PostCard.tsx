import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import type { ContentEntry } from "../../content/content-entry.ts";
import { CARD_TAGS } from "./lists.ts";
import { Cover } from "./PageCard.tsx";

/** A blog post in a list. */
export function PostCard({ post, wide = false }: { post: ContentEntry; wide?: boolean }) {
  return (
    <article className={wide ? "post" : "post-row"}>
      <Cover entry={post} wide={wide} />
      <PostMeta post={post} />
      <h3 className={wide ? "step-5" : "step-4"}>
        <Link to={post.url}>{post.title}</Link>
      </h3>
      <p className="soft">{post.excerpt}</p>
    </article>
  );
}

/** Date, up to three tags, and whether it is recommended. */
function PostMeta({ post }: { post: ContentEntry }) {
  const { t } = useTranslation();
  return (
    <p className="post-meta dotted">
      {post.featured && <span className="badge">{t("Featured")}</span>}
      <time dateTime={post.date}>{post.day}</time>
      {post.tags.slice(0, CARD_TAGS).map((tag) => (
        <span key={tag}>{tag}</span>
      ))}
    </p>
  );
}
