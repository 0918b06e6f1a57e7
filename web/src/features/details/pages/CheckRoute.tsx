import { lazy, type ReactNode } from "react";
import { Navigate, useParams } from "react-router-dom";
import { pathOfTopic, slugOf, topicOfSlug } from "@hundeblick/triage/page-slugs";
import { useLanguage } from "#shared/language/use-language.ts";

const Hub = lazy(() => import("./HubPage.tsx"));
const Concern = lazy(() => import("./ConcernPage.tsx"));
const Check = lazy(() => import("./CheckPage.tsx"));

/** The page of a slug; without one, the overview of concerns and checks. */
export default function CheckRoute({ otherwise }: { otherwise: ReactNode }) {
  const language = useLanguage();
  const slug = (useParams()["*"] ?? "").replace(/\/+$/, "");
  if (slug === "") return <Hub />;
  const topic = topicOfSlug(slug, language);
  if (!topic) return otherwise;
  if (slugOf(topic, language) !== slug) return <Navigate to={pathOfTopic(topic, language)} replace />;
  // keyed, so that each page has its own answers
  return topic.kind === "concern" ? <Concern key={topic.id} id={topic.id} /> : <Check key={topic.id} id={topic.id} />;
}
