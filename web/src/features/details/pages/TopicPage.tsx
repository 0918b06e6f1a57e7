import "@hundeblick/web-kit/styles/level.css";
import "@hundeblick/web-kit/styles/check-page.css";
import type { EmergencyLines } from "@hundeblick/triage/emergency-data";
import type { PageTopic } from "@hundeblick/triage/page-slugs";
import type { ShownSource } from "@hundeblick/triage/modules";
import { ListChecks } from "lucide-react";
import type { ReactNode } from "react";
import { Link } from "react-router-dom";
import { useLanguage } from "#shared/language/use-language.ts";
import { ReviewLine } from "#shared/review/ReviewLine.tsx";
import { EmergencyBand } from "#shared/emergency/EmergencyBand.tsx";
import { PageSources } from "./PageSources.tsx";
import { useDetailsTexts } from "./texts.ts";

interface TopicPageProps {
  kind: PageTopic["kind"];
  /** Emergency signs. */
  signs: readonly string[];
  guide: EmergencyLines;
  heading: string;
  lead: string;
  /** Label of the link to the tool. */
  begin: string;
  picture: string;
  /** Between the heading and the tool. */
  before: ReactNode;
  tool: ReactNode;
  /** Sections below the tool. */
  children: ReactNode;
  sources: readonly ShownSource[];
}

/** Layout of the page about a concern or a check: emergency, topic, tool, sources. */
export function TopicPage(props: TopicPageProps) {
  const { kind, signs, guide, heading, lead, begin, picture, before, tool, children, sources } = props;
  const language = useLanguage();
  const texts = useDetailsTexts();
  return (
    <>
      <EmergencyBand signs={signs} guide={guide} />
      <div className="wrap page-top check-top">
        <div className="stack">
          <p className="small">
            <Link to={`/${language}/check`}>{texts.all}</Link>
          </p>
          <h1>{heading}</h1>
          <p className="lead">{lead}</p>
          <ReviewLine kind={kind} />
          <div className="row">
            <a className="button" href="#questions">
              <ListChecks className="icon" aria-hidden />
              {begin}
            </a>
            <span className="small soft">{texts.effort}</span>
          </div>
        </div>
        <img src={picture} alt="" width="560" height="320" />
      </div>
      {before}
      <section className="section section--sunken no-print" id="questions" aria-labelledby="questions-title">
        <div className="wrap wrap--text stack">
          <h2 className="step-6" id="questions-title">
            {texts.yourDog}
          </h2>
          <p className="small soft">{texts.offline}</p>
          {tool}
        </div>
      </section>
      <div className="wrap section page-parts">
        {children}
        <PageSources sources={sources} />
      </div>
    </>
  );
}
