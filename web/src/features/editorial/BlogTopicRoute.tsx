import type { ReactNode } from "react";
import { useParams } from "react-router-dom";
import { useLanguage } from "#shared/language/use-language.ts";
import { topicOfSlug } from "../../content/topics.ts";
import BlogTopicPage from "./BlogTopicPage.tsx";

/** The topic that the address names, or what the site shows otherwise. */
export default function BlogTopicRoute({ otherwise }: { otherwise: ReactNode }) {
  const { slug = "" } = useParams();
  const topic = topicOfSlug(slug, useLanguage());
  return topic ? <BlogTopicPage key={topic} topic={topic} /> : otherwise;
}
