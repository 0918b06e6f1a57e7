import { useTranslation } from "react-i18next";
import { Navigate, useParams } from "react-router-dom";
import { useLanguage } from "#shared/language/use-language.ts";
import { useAllEntries, useContent } from "../../content/content.ts";
import type { ContentEntry } from "../../content/content-entry.ts";
import { Article } from "./Article.tsx";
import { entryAt, postsIn, relatedTo } from "./lists.ts";
import { PostCard } from "./PostCard.tsx";

/** A blog post; an unknown one redirects to the list. */
export default function ArticlePage() {
  const { lang, slug = "" } = useParams();
  const language = useLanguage();
  const posts = postsIn(useContent(language).entries);
  const path = `blog/${slug}`;
  const post = entryAt(posts, path);
  if (post) return <Post post={post} posts={posts} />;
  return lang ? <Navigate to={`/${language}/blog`} replace /> : <PostElsewhere path={path} />;
}

/** Without a language prefix the post is shown in any language it has. */
function PostElsewhere({ path }: { path: string }) {
  const language = useLanguage();
  const posts = postsIn(useAllEntries());
  const post = entryAt(posts, path);
  return post ? <Post post={post} posts={posts} /> : <Navigate to={`/${language}/blog`} replace />;
}

function Post({ post, posts }: { post: ContentEntry; posts: readonly ContentEntry[] }) {
  const { t } = useTranslation();
  const related = relatedTo(post, posts);
  return (
    <Article key={post.url} entry={post}>
      {related.length > 0 && (
        <section className="stack no-print" aria-labelledby="related">
          <h2 className="step-5" id="related">
            {t("Related posts")}
          </h2>
          <div className="ruled">
            {related.map((other) => (
              <PostCard key={other.url} post={other} />
            ))}
          </div>
        </section>
      )}
    </Article>
  );
}
