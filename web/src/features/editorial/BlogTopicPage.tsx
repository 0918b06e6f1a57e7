import "@hundeblick/web-kit/styles/tool.css";
import "@hundeblick/web-kit/styles/editorial.css";
import { loadIllnesses } from "@hundeblick/triage/breeds/load";
import { loadNames } from "@hundeblick/triage/load";
import { use } from "react";
import { useTranslation } from "react-i18next";
import { PageHead } from "#shared/head/PageHead.tsx";
import { useLanguage } from "#shared/language/use-language.ts";
import { loadOnce } from "#shared/load-once.ts";
import { useContent } from "../../content/content.ts";
import type { Topic } from "../../content/content-entry.ts";
import { EDITORIAL_TEXTS } from "../../content/texts.ts";
import { pathOfBlogTopic } from "../../content/topics.ts";
import { pagesIn, postsIn } from "./lists.ts";
import { OnTopic } from "./OnTopic.tsx";
import { PostCard } from "./PostCard.tsx";
import { Breadcrumbs } from "./PageSchema.tsx";
import { TopicChips } from "./TopicChips.tsx";

/** Everything on one topic: articles, guides and tools, concerns, checks and breeds, and links to other topics. */
export default function BlogTopicPage({ topic }: { topic: Topic }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const names = use(loadOnce(`names ${language}`, () => loadNames(language)));
  const illnesses = use(loadOnce(`illness list ${language}`, () => loadIllnesses(language)));
  const { entries } = useContent(language);
  const { name, lead } = EDITORIAL_TEXTS[language].topics[topic];
  const path = pathOfBlogTopic(topic, language);
  const posts = postsIn(entries).filter(({ topics }) => topics.includes(topic));
  return (
    <>
      <PageHead
        title={`${name} – Hundeblick`}
        description={`${lead} ${t("Articles, tools and checks for dog owners, with sources.")}`}
        path={path}
        alternate={(to) => pathOfBlogTopic(topic, to)}
      />
      <Breadcrumbs
        trail={[
          { name: t("Guides"), path: `/${language}/blog` },
          { name, path },
        ]}
      />
      <div className="wrap page-top stack stack--l">
        <div className="section-head">
          <h1>{name}</h1>
          <p className="lead">{lead}</p>
        </div>
        {posts.length > 0 && (
          <section className="stack" aria-labelledby="articles">
            <h2 className="step-6" id="articles">
              {t("Articles")}
            </h2>
            <div className="ruled">
              {posts.map((post) => (
                <PostCard key={post.url} post={post} />
              ))}
            </div>
          </section>
        )}
        <OnTopic topic={topic} pages={pagesIn(entries)} names={names} illnesses={illnesses} />
        <TopicChips except={topic} />
      </div>
    </>
  );
}
