import type { Names } from "@hundeblick/triage/modules";
import { type PageTopic, pathOfTopic } from "@hundeblick/triage/page-slugs";
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import { useLanguage } from "#shared/language/use-language.ts";
import type { ContentEntry, Topic } from "../../content/content-entry.ts";
import { TOPIC_CHECKS } from "../../content/topics.ts";
import { PageCard } from "./PageCard.tsx";

interface OnTopicProps {
  topic: Topic;
  pages: readonly ContentEntry[];
  names: Names;
}

/** Guides and tools of a topic as cards, concerns and checks as links. */
export function OnTopic({ topic, pages, names }: OnTopicProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const { concerns, checks } = TOPIC_CHECKS[topic];
  const links: (PageTopic & { name: string })[] = [
    ...names.concerns
      .filter(({ id }) => concerns.includes(id))
      .map(({ id, name }) => ({ kind: "concern" as const, id, name })),
    ...names.checks
      .filter(({ id }) => checks.includes(id))
      .map(({ id, name }) => ({ kind: "check" as const, id, name })),
  ];
  const cards = pages.filter(({ topics }) => topics.includes(topic));
  return (
    <>
      {cards.length > 0 && (
        <section className="stack" aria-labelledby="guides">
          <h2 className="step-6" id="guides">
            {t("Guides and tools")}
          </h2>
          <div className="cards">
            {cards.map((page) => (
              <PageCard key={page.url} page={page} />
            ))}
          </div>
        </section>
      )}
      {links.length > 0 && (
        <section className="stack" aria-labelledby="signs">
          <h2 className="step-6" id="signs">
            {t("Signs and checks")}
          </h2>
          <ul className="chips">
            {links.map(({ name, ...link }) => (
              <li key={link.id}>
                <Link className="chip" to={pathOfTopic(link, language)}>
                  {name}
                </Link>
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}
