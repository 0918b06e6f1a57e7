import "@hundeblick/web-kit/styles/level.css";
import "@hundeblick/web-kit/styles/check-page.css";
import type { CheckId } from "@hundeblick/proto/health/check-lists";
import { ListChecks } from "lucide-react";
import { use } from "react";
import { Link } from "react-router-dom";
import { useLanguage } from "../../../app/use-language.ts";
import { FLOPPY_DOG } from "../../../ui/illustrations.ts";
import { CheckTool } from "./CheckTool.tsx";
import { EmergencyBand } from "./EmergencyBand.tsx";
import { Ladder } from "./Ladder.tsx";
import { checkPage } from "./load-page.ts";
import { PageSchema } from "./PageSchema.tsx";
import { PageSection } from "./PageSection.tsx";
import { PageSources } from "./PageSources.tsx";
import { TopicLinks } from "./TopicLinks.tsx";
import { usePageWords } from "./use-page-words.ts";

/** One hands-on check: how it is done, what was found, what that can mean, and the sources. */
export default function CheckPage({ id }: { id: CheckId }) {
  const language = useLanguage();
  const words = usePageWords();
  const { check, sources, names, guide } = use(checkPage(id, language));
  const { name, why, steps, bands, notFor } = check;
  return (
    <>
      <PageSchema
        topic={{ kind: "check", id }}
        name={name}
        title={words.checkTitle(name)}
        description={why}
        sources={sources}
        about={{
          "@type": "HowTo",
          name: words.checkTitle(name),
          step: steps.map(({ text }) => ({ "@type": "HowToStep", text })),
        }}
      />
      <EmergencyBand signs={[guide.atOnce]} guide={guide} />
      <div className="wrap page-top check-top">
        <div className="stack">
          <p className="small">
            <Link to={`/${language}/check`}>{words.all}</Link>
          </p>
          <h1>{words.checkTitle(name)}</h1>
          <p className="lead">{why}</p>
          <div className="row">
            <a className="button" href="#questions">
              <ListChecks className="icon" aria-hidden />
              {words.measure}
            </a>
            <span className="small soft">{words.effort}</span>
          </div>
        </div>
        <img src={FLOPPY_DOG} alt="" width="560" height="320" />
      </div>
      <div className="wrap page-parts">
        <PageSection title={words.howTo}>
          <ol className="bullets">
            {steps.map(({ text }) => (
              <li key={text}>{text}</li>
            ))}
          </ol>
        </PageSection>
        <PageSection title={words.checkNotFor}>
          <p>{notFor}</p>
        </PageSection>
      </div>
      <section className="section section--sunken no-print" id="questions" aria-labelledby="questions-title">
        <div className="wrap wrap--text stack">
          <h2 className="step-6" id="questions-title">
            {words.yourDog}
          </h2>
          <p className="small soft">{words.offline}</p>
          <CheckTool check={check} />
        </div>
      </section>
      <div className="wrap section page-parts">
        <PageSection title={words.meanings}>
          <Ladder lines={bands} />
        </PageSection>
        <PageSection title={words.otherChecks}>
          <TopicLinks
            topics={names.checks
              .filter((other) => other.id !== id)
              .map((other) => ({ kind: "check", id: other.id, name: other.name }))}
          />
        </PageSection>
        <PageSources sources={sources} />
      </div>
    </>
  );
}
