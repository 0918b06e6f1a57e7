import { useTranslation } from "react-i18next";
import { Navigate, useParams } from "react-router-dom";
import { useLanguage } from "#shared/language/use-language.ts";
import { languagesOf, lookUp, postsOf } from "../../content/content.ts";
import { Article } from "./Article.tsx";
import { relatedTo } from "./lists.ts";
import { PostCard } from "./PostCard.tsx";

/** A blog post; an unknown one leads to the list. */
export default function ArticlePage() {
  const { t } = useTranslation();
  const { lang, slug = "" } = useParams();
  const language = useLanguage();
  const path = `blog/${slug}`;
  // An address without a language means the post in whichever language it has.
  const [written = language] = lang ? [] : languagesOf(path);
  const post = lookUp(language, path) ?? lookUp(written, path);
  if (!post) return <Navigate to={`/${language}/blog`} replace />;
  const related = relatedTo(post, postsOf(post.language));
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
