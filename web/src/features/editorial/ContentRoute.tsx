import { lazy } from "react";
import { Navigate, useLocation } from "react-router-dom";
import { useLanguage } from "#shared/language/use-language.ts";
import { useAllEntries, useContent } from "../../content/content.ts";
import { topicOfSlug } from "../../content/topics.ts";
import { Article } from "./Article.tsx";
import { ContentNotFound } from "./ContentNotFound.tsx";
import { entryAt, pagesIn } from "./lists.ts";

const BlogTopicPage = lazy(() => import("./BlogTopicPage.tsx"));
const TOPICS = "topics/";

/** The content page or the topic's page at this path. */
export default function ContentRoute() {
  const language = useLanguage();
  const path = useLocation().pathname.split("/").slice(2).join("/").replace(/\/+$/, "");
  const page = entryAt(pagesIn(useContent(language).entries), path);
  if (page && page.kind !== "tool") return <Article key={page.url} entry={page} />;
  const topic = path.startsWith(TOPICS) ? topicOfSlug(path.slice(TOPICS.length), language) : undefined;
  return topic ? <BlogTopicPage key={topic} topic={topic} /> : <NoPage path={path} />;
}

/** Redirects the path of a text in another language; an unknown slug is handled like any unknown path. */
function NoPage({ path }: { path: string }) {
  const language = useLanguage();
  const entries = useAllEntries();
  const elsewhere = entryAt(entries, path);
  if (!path.includes("/") && !elsewhere) return <Navigate to={`/${language}`} replace />;
  const here = elsewhere?.translations[language];
  return here ? <Navigate to={here} replace /> : <ContentNotFound path={path} entries={entries} />;
}
