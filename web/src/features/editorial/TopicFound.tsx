import type { Illness } from "@hundeblick/triage/breeds/illnesses";
import { loadIllnesses } from "@hundeblick/triage/breeds/load";
import { loadNames } from "@hundeblick/triage/load";
import type { Names } from "@hundeblick/triage/modules";
import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import { useLanguage } from "#shared/language/use-language.ts";
import type { ContentEntry, Topic } from "../../content/content-entry.ts";
import { EDITORIAL_TEXTS } from "../../content/frame/frame.ts";
import { pathOfBlogTopic } from "../../content/topics.ts";
import { OnTopic } from "./OnTopic.tsx";

type Found = { names: Names; illnesses: Illness[] };

/** Guides, tools, concerns, checks and breeds of the chosen topic, below its articles. */
export default function TopicFound({ topic, pages }: { topic: Topic; pages: readonly ContentEntry[] }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const [found, setFound] = useState<Found>({ names: { concerns: [], checks: [] }, illnesses: [] });
  useEffect(() => {
    let isCurrent = true;
    Promise.all([loadNames(language), loadIllnesses(language)]).then(
      ([names, illnesses]) => isCurrent && setFound({ names, illnesses }),
      () => undefined,
    );
    return () => {
      isCurrent = false;
    };
  }, [language]);
  return (
    <div className="blog-all stack stack--l">
      <OnTopic topic={topic} pages={pages} {...found} />
      <p>
        <Link to={pathOfBlogTopic(topic, language)}>
          {t("Everything on one page: {{topic}}", { topic: EDITORIAL_TEXTS[language].topics[topic].name })}
        </Link>
      </p>
    </div>
  );
}
