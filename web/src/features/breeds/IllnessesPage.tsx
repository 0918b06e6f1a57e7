import "@hundeblick/web-kit/styles/check-page.css";
import "@hundeblick/web-kit/styles/breeds.css";
import { pathOfBreed } from "@hundeblick/triage/breeds/breed-slugs";
import type { Illness } from "@hundeblick/triage/breeds/illnesses";
import { STAGES } from "@hundeblick/triage/breeds/stages";
import type { Names } from "@hundeblick/triage/modules";
import { Fragment, use } from "react";
import { Link } from "react-router-dom";
import { JsonLd } from "#shared/head/JsonLd.tsx";
import { PageHead } from "#shared/head/PageHead.tsx";
import { breadcrumbList } from "#shared/head/structured-data.ts";
import { useLanguage } from "#shared/language/use-language.ts";
import { namedTopics } from "#shared/named-topics.ts";
import { ReviewLine } from "#shared/review/ReviewLine.tsx";
import { type ArticlesOfTopics, closestArticles } from "../../content/articles-of-topics.ts";
import { PageSection } from "#shared/ui/PageSection.tsx";
import { HelpLinks } from "./HelpLinks.tsx";
import { useBreedTexts } from "./texts.ts";
import { illnesses } from "./load-pages.ts";

/** What some breeds get more often, by the age to begin looking: signs, and pages that help. */
export default function IllnessesPage() {
  const language = useLanguage();
  const { list, names, articles } = use(illnesses(language));
  const { illnesses: texts, labels, list: breeds, stage: writeStage } = useBreedTexts();
  const path = `/${language}/breeds/illnesses`;
  return (
    <>
      <PageHead
        title={`${texts.title} – Hundeblick`}
        description={texts.description}
        path={path}
        alternate={(to) => `/${to}/breeds/illnesses`}
      />
      <JsonLd
        graph={[
          breadcrumbList(language, [
            { name: breeds.heading, path: `/${language}/breeds` },
            { name: texts.heading, path },
          ]),
        ]}
      />
      <div className="wrap page-top stack">
        <p className="small">
          <Link to={`/${language}/breeds`}>{breeds.heading}</Link>
        </p>
        <h1>{texts.heading}</h1>
        <p className="lead">{texts.lead}</p>
        <p className="small soft">{labels.ageNote}</p>
        <ReviewLine kind="breed" />
      </div>
      <div className="wrap section page-parts">
        {STAGES.map((stage) => (
          <PageSection title={writeStage(stage, null)} key={stage}>
            {list.map(
              (illness) =>
                illness.from === stage && (
                  <OneIllness of={illness} names={names} articles={articles} key={illness.id} />
                ),
            )}
          </PageSection>
        ))}
        <p className="small soft">{labels.noExamination}</p>
      </div>
    </>
  );
}

interface OneIllnessProps {
  of: Illness;
  names: Names;
  articles: ArticlesOfTopics;
}

function OneIllness({ of: { id, name, text, concerns, checks, breeds }, names, articles }: OneIllnessProps) {
  const language = useLanguage();
  const { foundMore } = useBreedTexts();
  return (
    <div className="stack stack--s">
      <h3 className="step-4" id={id.replaceAll("_", "-")}>
        {name}
      </h3>
      <p>{text}</p>
      {breeds.length > 0 && (
        <p className="small soft">
          {foundMore(id)}{" "}
          {breeds.map((breed, n) => (
            <Fragment key={breed.id}>
              {n > 0 && ", "}
              <Link to={pathOfBreed(breed.id, language)}>{breed.name}</Link>
            </Fragment>
          ))}
        </p>
      )}
      <HelpLinks
        topics={namedTopics(names, { concerns, checks })}
        articles={closestArticles(articles, [id, ...concerns, ...checks])}
      />
    </div>
  );
}
