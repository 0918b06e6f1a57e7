import { type PageTopic, pathOfTopic } from "@hundeblick/triage/page-slugs";
import { Link } from "react-router-dom";
import { useLanguage } from "#shared/language/use-language.ts";
import { ConcernPicture } from "../check/components/ConcernPicture.tsx";

export function TopicLinks({ topics }: { topics: readonly (PageTopic & { name: string })[] }) {
  const language = useLanguage();
  return (
    <ul className="chips topic-links">
      {topics.map(({ name, ...topic }) => (
        <li key={topic.id}>
          <Link className="chip" to={pathOfTopic(topic, language)}>
            {topic.kind === "concern" && <ConcernPicture id={topic.id} />}
            {name}
          </Link>
        </li>
      ))}
    </ul>
  );
}
