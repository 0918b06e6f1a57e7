import { loadIllnesses } from "@hundeblick/triage/breeds/load";
import { loadNames } from "@hundeblick/triage/load";
import { useCallback } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import { useLanguage } from "#shared/language/use-language.ts";
import { useLoaded } from "#shared/use-loaded.ts";
import type { ContentEntry, Topic } from "../../content/content-entry.ts";
import { EDITORIAL_TEXTS } from "../../content/texts.ts";
import { pathOfBlogTopic } from "../../content/topics.ts";
import { OnTopic } from "./OnTopic.tsx";

/** Guides, tools, concerns, checks and breeds of the chosen topic, below its articles. */
export default function TopicFound({ topic, pages }: { topic: Topic; pages: readonly ContentEntry[] }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const load = useCallback(() => Promise.all([loadNames(language), loadIllnesses(language)]), [language]);
  const [names, illnesses] = useLoaded(load).value ?? [{ concerns: [], checks: [] }, []];
  return (
    <div className="blog-all stack stack--l">
      <OnTopic topic={topic} pages={pages} names={names} illnesses={illnesses} />
      <p>
        <Link to={pathOfBlogTopic(topic, language)}>
          {t("Everything on one page: {{topic}}", { topic: EDITORIAL_TEXTS[language].topics[topic].name })}
        </Link>
      </p>
    </div>
  );
}
