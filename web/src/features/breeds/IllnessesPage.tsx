import "@hundeblick/web-kit/styles/check-page.css";
import "@hundeblick/web-kit/styles/breeds.css";
import type { Illness } from "@hundeblick/triage/breeds/illnesses";
import { STAGES } from "@hundeblick/triage/breeds/stages";
import type { Names } from "@hundeblick/triage/modules";
import { pathOfTopic } from "@hundeblick/triage/page-slugs";
import { use } from "react";
import { Link } from "react-router-dom";
import { JsonLd } from "#shared/head/JsonLd.tsx";
import { PageHead } from "#shared/head/PageHead.tsx";
import { breadcrumbList } from "#shared/head/structured-data.ts";
import { useLanguage } from "#shared/language/use-language.ts";
import { ReviewLine } from "#shared/review/ReviewLine.tsx";
import { BreedPart } from "./BreedPart.tsx";
import { useBreedWords } from "./breed-words.ts";
import { illnesses } from "./load-breeds.ts";

/** What some breeds get more often, by the age to begin looking: signs, and pages that help. */
export default function IllnessesPage() {
  const language = useLanguage();
  const { list, names } = use(illnesses(language));
  const { illnesses: words, labels, list: breeds, stage: writeStage } = useBreedWords();
  const path = `/${language}/breeds/illnesses`;
  return (
    <>
      <PageHead
        title={`${words.title} – Hundeblick`}
        description={words.description}
        path={path}
        alternate={(to) => `/${to}/breeds/illnesses`}
      />
      <JsonLd
        graph={[
          breadcrumbList(language, [
            { name: breeds.heading, path: `/${language}/breeds` },
            { name: words.heading, path },
          ]),
        ]}
      />
      <div className="wrap page-top stack">
        <p className="small">
          <Link to={`/${language}/breeds`}>{breeds.heading}</Link>
        </p>
        <h1>{words.heading}</h1>
        <p className="lead">{words.lead}</p>
        <p className="small soft">{labels.ageNote}</p>
        <ReviewLine kind="breed" />
      </div>
      <div className="wrap section page-parts">
        {STAGES.map((stage) => (
          <BreedPart title={writeStage(stage, null)} key={stage}>
            {list.map(
              (illness) => illness.from === stage && <OneIllness of={illness} names={names} key={illness.id} />,
            )}
          </BreedPart>
        ))}
        <p className="small soft">{labels.noExamination}</p>
      </div>
    </>
  );
}

function OneIllness({ of: { id, name, text, concerns, checks }, names }: { of: Illness; names: Names }) {
  const language = useLanguage();
  const topics = [
    ...names.concerns
      .filter((concern) => concerns.includes(concern.id))
      .map((concern) => ({ name: concern.name, path: pathOfTopic({ kind: "concern", id: concern.id }, language) })),
    ...names.checks
      .filter((check) => checks.includes(check.id))
      .map((check) => ({ name: check.name, path: pathOfTopic({ kind: "check", id: check.id }, language) })),
  ];
  return (
    <div className="stack stack--s">
      <h3 className="step-4" id={id.replaceAll("_", "-")}>
        {name}
      </h3>
      <p>{text}</p>
      {topics.length > 0 && (
        <ul className="chips topic-links">
          {topics.map((topic) => (
            <li key={topic.path}>
              <Link className="chip" to={topic.path}>
                {topic.name}
              </Link>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
