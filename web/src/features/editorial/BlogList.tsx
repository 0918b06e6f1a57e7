import { useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { useLanguage } from "../../app/use-language.ts";
import type { Category, ContentEntry } from "../../content/content-entry.ts";
import { CategorySection } from "./CategorySection.tsx";
import { CATEGORY_NAMES } from "./categories.ts";
import { FilterButtons } from "./FilterButtons.tsx";
import { countsOf, onPage, pageCount, tagsOf, withTag } from "./lists.ts";
import { Pager } from "./Pager.tsx";
import { PostCard } from "./PostCard.tsx";

interface BlogListProps {
  posts: readonly ContentEntry[];
  pages: readonly ContentEntry[];
}

/** Recommended posts, pages by category, posts by topic and page by page. */
export function BlogList({ posts, pages }: BlogListProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const [tag, setTag] = useState<string | null>(null);
  const [category, setCategory] = useState<Category | null>(null);
  const [page, setPage] = useState(1);
  const list = useRef<HTMLElement>(null);
  const featured = posts.filter((post) => post.featured);
  const found = withTag(posts, tag);
  const counts = countsOf(pages);

  function chooseTag(chosen: string | null) {
    setTag(chosen);
    setPage(1);
  }
  function goTo(next: number) {
    setPage(next);
    const still = matchMedia("(prefers-reduced-motion: reduce)").matches;
    list.current?.scrollIntoView({ behavior: still ? "auto" : "smooth" });
  }

  return (
    <>
      {tag === null && featured.length > 0 && (
        <section aria-labelledby="featured">
          <h2 className="visually-hidden" id="featured">
            {t("Featured")}
          </h2>
          <div className="featured">
            {featured.map((post) => (
              <PostCard key={post.url} post={post} wide />
            ))}
          </div>
        </section>
      )}
      <div className={featured.length > 0 ? "blog-all stack stack--l" : "stack stack--l"}>
        <FilterButtons
          label={t("Filter by category")}
          all={`${t("All")} (${pages.length})`}
          options={counts.map(({ category: value, count }) => ({
            value,
            text: `${CATEGORY_NAMES[language][value].button} (${count})`,
          }))}
          chosen={category}
          onChoose={setCategory}
        />
        {tag === null && <CategorySection pages={pages} category={category} onReset={() => setCategory(null)} />}
      </div>
      <section className="blog-all stack stack--l" ref={list} aria-labelledby="posts">
        <h2 className="step-6" id="posts">
          {t("All posts")}
        </h2>
        <FilterButtons
          label={t("Filter by topic")}
          all={t("All topics")}
          options={tagsOf(posts).map((value) => ({ value, text: value }))}
          chosen={tag}
          onChoose={chooseTag}
        />
        {found.length === 0 ? (
          <output>{t("No articles found.")}</output>
        ) : (
          <div className="ruled">
            {onPage(found, page).map((post) => (
              <PostCard key={post.url} post={post} />
            ))}
          </div>
        )}
        <Pager page={page} pages={pageCount(found)} onPage={goTo} />
      </section>
    </>
  );
}
