import { type PageTopic, pathOfTopic } from "@hundeblick/triage/page-slugs";
import { Link } from "react-router-dom";
import { useLanguage } from "../../../app/use-language.ts";

/** Links to pages of concerns or checks. */
export function TopicLinks({ topics }: { topics: readonly (PageTopic & { name: string })[] }) {
  const language = useLanguage();
  return (
    <ul className="chips topic-links">
      {topics.map(({ name, ...topic }) => (
        <li key={topic.id}>
          <Link className="chip" to={pathOfTopic(topic, language)}>
            {name}
          </Link>
        </li>
      ))}
    </ul>
  );
}
