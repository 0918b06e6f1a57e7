import "@hundeblick/web-kit/styles/tool.css";
import "@hundeblick/web-kit/styles/editorial.css";
import { useTranslation } from "react-i18next";
import { PageHead } from "#shared/head/PageHead.tsx";
import { useLanguage } from "#shared/language/use-language.ts";
import { useContent } from "../../content/content.ts";
import { BlogList } from "./BlogList.tsx";
import { pagesIn, postsIn } from "./lists.ts";
import { TopicChips } from "./TopicChips.tsx";
import { OtherLanguages } from "./OtherLanguages.tsx";
import { Breadcrumbs } from "./PageSchema.tsx";

/** The list of all texts. */
export default function BlogPage() {
  const { t } = useTranslation();
  const language = useLanguage();
  const { entries, elsewhere } = useContent(language);
  const path = `/${language}/blog`;
  return (
    <>
      <PageHead
        title={t("Guides: what we know about dogs – Hundeblick")}
        description={t(
          "Guides, comparisons and free tools for dog owners: plain words, with sources, and honest about what nobody knows yet.",
        )}
        path={path}
        alternate={(to) => `/${to}/blog`}
      />
      <link rel="alternate" type="application/rss+xml" title={t("Guides")} href={`/${language}/feed.xml`} />
      <Breadcrumbs trail={[{ name: t("Guides"), path }]} />
      <div className="wrap page-top">
        <div className="section-head">
          <h1>{t("Guides")}</h1>
          <p className="lead">
            {t("What we know about dogs, what we suspect and what we take for nonsense. With sources.")}
          </p>
        </div>
        <BlogList key={language} posts={postsIn(entries)} pages={pagesIn(entries)} />
        <div className="blog-all">
          <TopicChips />
        </div>
        <OtherLanguages languages={elsewhere} />
      </div>
    </>
  );
}
