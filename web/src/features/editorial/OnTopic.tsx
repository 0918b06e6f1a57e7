import type { Illness } from "@hundeblick/triage/breeds/illnesses";
import { pathOfBreed } from "@hundeblick/triage/breeds/breed-slugs";
import type { Names } from "@hundeblick/triage/modules";
import { pathOfTopic } from "@hundeblick/triage/page-slugs";
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import { useLanguage } from "#shared/language/use-language.ts";
import { namedTopics } from "#shared/named-topics.ts";
import { ChipLinks } from "#shared/ui/ChipLinks.tsx";
import type { ContentEntry, Topic } from "../../content/content-entry.ts";
import { TOPIC_CHECKS } from "../../content/topics.ts";
import { PageCard } from "./PageCard.tsx";

interface OnTopicProps {
  topic: Topic;
  pages: readonly ContentEntry[];
  names: Names;
  illnesses: readonly Illness[];
}

const BREEDS = 8;

/** Guides and tools of a topic as cards, concerns, checks and breeds as links. */
export function OnTopic({ topic, pages, names, illnesses }: OnTopicProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const { concerns } = TOPIC_CHECKS[topic];
  const links = namedTopics(names, TOPIC_CHECKS[topic]);
  const breeds = illnesses
    .filter((illness) => illness.concerns.some((id) => concerns.includes(id)))
    .flatMap((illness) => illness.breeds.slice(0, BREEDS / 2));
  const breedLinks = [
    ...new Map(breeds.map(({ id, name }) => [id, { name, path: pathOfBreed(id, language) }])).values(),
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
          <ChipLinks links={links.map(({ name, ...link }) => ({ name, path: pathOfTopic(link, language) }))} />
        </section>
      )}
      <section className="stack" aria-labelledby="breeds">
        <h2 className="step-6" id="breeds">
          {t("Dog breeds")}
        </h2>
        {breedLinks.length > 0 && (
          <>
            <p className="small soft">{t("In studies, something on this topic was more common in these breeds:")}</p>
            <ChipLinks links={breedLinks.slice(0, BREEDS)} />
          </>
        )}
        <p className="row">
          <Link to={`/${language}/breeds`}>{t("All breeds from A to Z")}</Link>
          <Link to={`/${language}/breeds/illnesses`}>{t("What breeds get more often")}</Link>
        </p>
      </section>
    </>
  );
}
