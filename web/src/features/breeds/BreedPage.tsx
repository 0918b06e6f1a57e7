import "@hundeblick/web-kit/styles/check-page.css";
import "@hundeblick/web-kit/styles/tool.css";
import "@hundeblick/web-kit/styles/breeds.css";
import { pathOfBreed } from "@hundeblick/triage/breeds/breed-slugs";
import { use } from "react";
import { Link } from "react-router-dom";
import { useLanguage } from "#shared/language/use-language.ts";
import { ReviewLine } from "#shared/review/ReviewLine.tsx";
import { BreedHead } from "./BreedHead.tsx";
import { BreedLinks } from "./BreedLinks.tsx";
import { BreedPart, Sentences } from "./BreedPart.tsx";
import { BreedShape } from "./BreedShape.tsx";
import { BreedSources } from "./BreedSources.tsx";
import { BreedStats } from "./BreedStats.tsx";
import { useBreedWords } from "./breed-words.ts";
import { breedPage } from "./load-breeds.ts";
import { Risks, RisksByAge } from "./Risks.tsx";
import { WeightForAge } from "./WeightForAge.tsx";
import { WeightSources } from "./WeightSources.tsx";

/** One breed or cross: figures with sources, risks, look-alikes. */
export default function BreedPage({ id }: { id: string }) {
  const language = useLanguage();
  const { facts, names } = use(breedPage(id, language));
  const words = useBreedWords();
  const { labels } = words;
  return (
    <>
      <BreedHead facts={facts} />
      <div className="wrap page-top breed-top">
        <div className="stack">
          <p className="small">
            <Link to={`/${language}/breeds`}>{words.list.heading}</Link>
          </p>
          <h1>{facts.name[language]}</h1>
          {facts.isMix && (
            <p>
              <span className="badge">{words.list.cross}</span>
            </p>
          )}
          <p className="lead">{words.about(facts)[0]}</p>
          <ReviewLine kind="breed" />
        </div>
        <BreedShape shape={facts.shape} />
      </div>
      <div className="wrap">
        <BreedStats facts={facts} />
      </div>
      <div className="wrap section page-parts">
        <BreedPart title={labels.about}>
          <Sentences of={words.about(facts).slice(1)} />
        </BreedPart>
        {facts.isMix && (
          <BreedPart title={labels.parentsTitle}>
            <BreedLinks of={facts.parents} />
          </BreedPart>
        )}
        <BreedPart title={labels.weightTitle}>
          <WeightSources facts={facts} />
        </BreedPart>
        <BreedPart title={labels.growthTitle}>
          <Sentences of={words.growth(facts)} />
          <WeightForAge facts={facts} />
        </BreedPart>
        <BreedPart title={labels.life}>
          <Sentences of={words.life(facts)} />
        </BreedPart>
        <BreedPart title={labels.healthTitle}>
          <Risks facts={facts} names={names} />
        </BreedPart>
        {facts.risks.some(({ watch }) => watch) && (
          <BreedPart title={labels.ageTitle}>
            <RisksByAge facts={facts} />
          </BreedPart>
        )}
        <BreedPart title={labels.compareTitle}>
          <Sentences of={words.places(facts)} />
        </BreedPart>
        <BreedPart title={labels.alikeTitle}>
          <ul className="bullets">
            {facts.lookAlikes.map((other) => (
              <li key={other.id}>
                <Link to={pathOfBreed(other.id, language)}>{other.name[language]}</Link>: {words.differs(facts, other)}{" "}
                (
                <Link
                  to={`/${language}/breeds/compare?a=${facts.id}&b=${other.id}`}
                  aria-label={words.versus(facts.name[language], other.name[language])}
                >
                  {labels.compare}
                </Link>
                )
              </li>
            ))}
          </ul>
        </BreedPart>
        <BreedPart title={labels.networkTitle}>
          <Sentences of={words.network(facts)} />
        </BreedPart>
        {facts.crosses.length > 0 && (
          <BreedPart title={labels.crossTitle}>
            <BreedLinks of={facts.crosses} />
          </BreedPart>
        )}
        <BreedSources facts={facts} />
      </div>
    </>
  );
}
