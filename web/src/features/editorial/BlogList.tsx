import { lazy, Suspense, useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { useLanguage } from "#shared/language/use-language.ts";
import type { ContentEntry } from "../../content/content-entry.ts";
import { CategorySection } from "./CategorySection.tsx";
import { EDITORIAL_TEXTS } from "../../content/texts.ts";
import { FilterButtons } from "./FilterButtons.tsx";
import { countsOf, onPage, pageCount, topicsOf, withTopic, withWords, wordsOfEntry } from "./lists.ts";
import { Pager } from "./Pager.tsx";
import { PostCard } from "./PostCard.tsx";
import { SearchField } from "./SearchField.tsx";
import { useBlogFilter } from "./use-blog-filter.ts";

const TopicFound = lazy(() => import("./TopicFound.tsx"));

interface BlogListProps {
  posts: readonly ContentEntry[];
  pages: readonly ContentEntry[];
}

/** Recommended posts, pages by category, and paginated posts by topic. */
export function BlogList({ posts, pages }: BlogListProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const { words, topic, category, page: asked, choose } = useBlogFilter();
  const list = useRef<HTMLElement>(null);
  // no duplicates: a featured post is in the list only if a topic is chosen
  const featured = topic === null && !words ? posts.filter((post) => post.featured) : [];
  const found = words
    ? withWords(withTopic([...posts, ...pages], topic), words, wordsOfEntry)
    : withTopic(posts, topic).filter((post) => !featured.includes(post));
  const page = asked >= 1 && asked <= pageCount(found) ? Math.floor(asked) : 1;
  const counts = countsOf(pages);

  const turned = useRef(false);

  function goTo(next: number) {
    turned.current = true;
    choose({ page: next });
  }
  // after rendering, because a shorter page would stop the scrolling
  useEffect(() => {
    if (!turned.current) return;
    turned.current = false;
    const still = matchMedia("(prefers-reduced-motion: reduce)").matches;
    list.current?.scrollIntoView({ behavior: still ? "auto" : "smooth" });
  }, [page]);

  return (
    <>
      <div className="blog-search">
        <SearchField
          label={t("Search guides, tools and posts")}
          words={words}
          onSearch={(next) => choose({ words: next, page: 1 })}
        />
      </div>
      {featured.length > 0 && (
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
      {!words && (
        <div className={featured.length > 0 ? "blog-all stack stack--l" : "stack stack--l"}>
          <FilterButtons
            label={t("Filter by category")}
            all={`${t("All")} (${pages.length})`}
            options={counts.map(({ category: value, count }) => ({
              value,
              text: `${EDITORIAL_TEXTS[language].categories[value].button} (${count})`,
            }))}
            chosen={category}
            onChoose={(next) => choose({ category: next })}
          />
          {topic === null && (
            <CategorySection pages={pages} category={category} onReset={() => choose({ category: null })} />
          )}
        </div>
      )}
      <section className="blog-all stack stack--l" ref={list} aria-labelledby="posts">
        <h2 className="step-6" id="posts">
          {words ? t("Search results") : featured.length > 0 ? t("More posts") : t("All posts")}
        </h2>
        <FilterButtons
          label={t("Filter by topic")}
          all={t("All topics")}
          options={topicsOf([...posts, ...pages]).map((value) => ({
            value,
            text: EDITORIAL_TEXTS[language].topics[value].name,
          }))}
          chosen={topic}
          onChoose={(next) => choose({ topic: next, page: 1 })}
        />
        {found.length + featured.length === 0 ? (
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
      {topic && (
        <Suspense>
          <TopicFound topic={topic} pages={pages} />
        </Suspense>
      )}
    </>
  );
}
