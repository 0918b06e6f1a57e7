import "@hundeblick/web-kit/styles/check-page.css";
import "@hundeblick/web-kit/styles/tool.css";
import "@hundeblick/web-kit/styles/breeds.css";
import { pathOfBreed } from "@hundeblick/triage/breeds/breed-slugs";
import { use } from "react";
import { Link } from "react-router-dom";
import { useLanguage } from "#shared/language/use-language.ts";
import { ReviewLine } from "#shared/review/ReviewLine.tsx";
import { closestArticles } from "../../content/articles-of-topics.ts";
import { BesideBreeds } from "./BesideBreeds.tsx";
import { BreedHead } from "./BreedHead.tsx";
import { BreedLinks } from "./BreedLinks.tsx";
import { PageSection } from "#shared/ui/PageSection.tsx";
import { BreedShape } from "./BreedShape.tsx";
import { BreedSources } from "./BreedSources.tsx";
import { BreedStats } from "./BreedStats.tsx";
import { useBreedTexts } from "./texts.ts";
import { HelpLinks } from "./HelpLinks.tsx";
import { breedPage } from "./load-pages.ts";
import { LifeFigures } from "./LifeFigures.tsx";
import { Particulars } from "./Particulars.tsx";
import { Risks } from "./Risks.tsx";
import { WeightForAge } from "./WeightForAge.tsx";
import { WeightSources } from "./WeightSources.tsx";

/** One breed or cross: figures with sources, risks, look-alikes. */
export default function BreedPage({ id }: { id: string }) {
  const language = useLanguage();
  const { facts, articles } = use(breedPage(id, language));
  const texts = useBreedTexts();
  const { labels } = texts;
  const [names, growth] = [texts.names(facts), texts.growth(facts)];
  const { varietyOf, network } = facts;
  const { confusedWith } = network;
  // a cross has one estimated weight, which is in the summary
  const isGuessed = facts.isMix && facts.weights.every(({ checked }) => checked === "recalled");
  const parents = facts.parents.map((parent) => parent.id);
  const others = facts.lookAlikes.filter((other) => !parents.includes(other.id));
  const traits = [...(facts.brachycephalic ? ["short-nose"] : []), ...facts.risks.map((risk) => risk.id)];
  const topics = [id, ...traits, ...facts.help.map((page) => page.id)];
  // one article beside the breed's own, so that pages of similar breeds repeat little
  const fitting = closestArticles(articles, topics).slice(0, articles[id] ? 2 : 1);
  const help = facts.help.map((page) => ({ ...page, name: page.name[language] }));
  return (
    <>
      <BreedHead facts={facts} />
      <div className="wrap page-top breed-top">
        <div className="stack">
          <p className="small">
            <Link to={`/${language}/breeds`}>{texts.list.heading}</Link>
          </p>
          <h1>{facts.name[language]}</h1>
          {facts.isMix && (
            <p>
              <span className="badge">{texts.list.cross}</span>
            </p>
          )}
          <p className="lead">{texts.lead(facts)}</p>
          {names && <p className="small soft">{names}</p>}
          {texts.hints(facts).map((text) => (
            <p key={text}>{text}</p>
          ))}
          <ReviewLine kind="breed" />
        </div>
        <BreedShape shape={facts.shape} />
      </div>
      <div className="wrap">
        <BreedStats facts={facts} />
      </div>
      <div className="wrap section page-parts">
        <Particulars of={facts.particulars} />
        {facts.isMix && (
          <PageSection title={labels.parentsTitle}>
            <BesideBreeds facts={facts} others={facts.parents} />
          </PageSection>
        )}
        {!isGuessed && (
          <PageSection title={labels.weightTitle}>
            <WeightSources facts={facts} />
          </PageSection>
        )}
        {!varietyOf && (growth || facts.weightVerdict) && (
          <PageSection title={labels.growthTitle}>
            {growth && <p>{growth}</p>}
            <WeightForAge facts={facts} />
          </PageSection>
        )}
        {facts.life && (
          <PageSection title={labels.life}>
            <LifeFigures life={facts.life} />
          </PageSection>
        )}
        <PageSection title={labels.healthTitle}>
          {varietyOf ? (
            <p>
              {labels.sameBreed} <Link to={pathOfBreed(varietyOf.id, language)}>{varietyOf.name[language]}</Link>.
            </p>
          ) : (
            <Risks facts={facts} />
          )}
        </PageSection>
        {help.length > 0 && (
          <PageSection title={labels.help}>
            <HelpLinks topics={help} articles={fitting} breed={id} />
          </PageSection>
        )}
        {others.length > 0 && (
          <PageSection title={labels.alikeTitle}>
            <BesideBreeds facts={facts} others={others} />
            {confusedWith && (
              <p>{texts.confused(facts.name[language], confusedWith.link.name[language], confusedWith.percent)}</p>
            )}
          </PageSection>
        )}
        {!varietyOf && (
          <PageSection title={labels.asHeavy}>
            <BreedLinks of={facts.similarKg} />
          </PageSection>
        )}
        {facts.crosses.length > 0 && (
          <PageSection title={labels.crossTitle}>
            <BreedLinks of={facts.crosses} />
          </PageSection>
        )}
        <BreedSources facts={facts} />
      </div>
    </>
  );
}
