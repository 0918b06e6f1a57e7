import "@hundeblick/web-kit/styles/level.css";
import "@hundeblick/web-kit/styles/check-page.css";
import type { ConcernId } from "@hundeblick/proto/health/check-lists";
import { ListChecks, Pencil, X } from "lucide-react";
import { use } from "react";
import { Link } from "react-router-dom";
import { useLanguage } from "../../../app/use-language.ts";
import { GREY_MUZZLE } from "../../../ui/illustrations.ts";
import { offeredChecks } from "../check/check-offers.ts";
import { ConcernTool } from "./ConcernTool.tsx";
import { EmergencyBand } from "./EmergencyBand.tsx";
import { HomeAdvice } from "./HomeAdvice.tsx";
import { Ladder } from "./Ladder.tsx";
import { concernPage } from "./load-page.ts";
import { PageSchema } from "./PageSchema.tsx";
import { Lines, PageSection } from "./PageSection.tsx";
import { PageSources } from "./PageSources.tsx";
import { TopicLinks } from "./TopicLinks.tsx";
import { usePageWords } from "./use-page-words.ts";

/** One concern: how urgent it is, its questions, what to do and what not, what the vet asks, and the sources. */
export default function ConcernPage({ id }: { id: ConcernId }) {
  const language = useLanguage();
  const words = usePageWords();
  const { concern, sources, names, guide } = use(concernPage(id, language));
  const { name, asked, rules, otherwise, home, doNot, goSooner, tellVet } = concern;
  const signs = goSooner.filter(({ level }) => level === "now").map(({ text }) => text);
  const offered = offeredChecks([id], []);
  return (
    <>
      <PageSchema
        topic={{ kind: "concern", id }}
        name={name}
        title={words.concernTitle(asked)}
        description={words.concernDescription(name)}
        sources={sources}
        about={{ "@type": "MedicalSignOrSymptom", name }}
      />
      <EmergencyBand signs={signs} guide={guide} />
      <div className="wrap page-top check-top">
        <div className="stack">
          <p className="small">
            <Link to={`/${language}/check`}>{words.all}</Link>
          </p>
          <h1>{asked}</h1>
          <p className="lead">{words.concernLead}</p>
          <div className="row">
            <a className="button" href="#questions">
              <ListChecks className="icon" aria-hidden />
              {words.answerQuestions}
            </a>
            <span className="small soft">{words.effort}</span>
          </div>
        </div>
        <img src={GREY_MUZZLE} alt="" width="560" height="320" />
      </div>
      <section className="wrap stack check-when" aria-labelledby="when">
        <h2 className="step-6" id="when">
          {words.when}
        </h2>
        <Ladder lines={[...rules, otherwise].map(({ level, reason }) => ({ level, text: reason }))} />
        <p className="small soft">{words.notReadByVet}</p>
      </section>
      <section className="section section--sunken no-print" id="questions" aria-labelledby="questions-title">
        <div className="wrap wrap--text stack">
          <h2 className="step-6" id="questions-title">
            {words.yourDog}
          </h2>
          <p className="small soft">{words.offline}</p>
          <ConcernTool id={id} />
        </div>
      </section>
      <div className="wrap section page-parts">
        <HomeAdvice home={home} />
        <PageSection title={words.not}>
          <Lines lines={doNot} mark={<X className="icon" aria-hidden />} />
        </PageSection>
        <PageSection title={words.sooner}>
          <Ladder lines={goSooner} />
        </PageSection>
        <PageSection title={words.tellVet}>
          <Lines lines={tellVet} mark={<Pencil className="icon" aria-hidden />} />
        </PageSection>
        <PageSection title={words.fittingChecks}>
          <TopicLinks
            topics={names.checks
              .filter((check) => offered.includes(check.id))
              .map((check) => ({ kind: "check", id: check.id, name: check.name }))}
          />
        </PageSection>
        <PageSection title={words.otherConcerns}>
          <TopicLinks
            topics={names.concerns
              .filter((other) => other.group === concern.group && other.id !== id)
              .map((other) => ({ kind: "concern", id: other.id, name: other.name }))}
          />
        </PageSection>
        <PageSources sources={sources} />
      </div>
    </>
  );
}
