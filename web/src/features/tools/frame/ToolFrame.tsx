import "@hundeblick/web-kit/styles/tool.css";
import "@hundeblick/web-kit/styles/tool-parts.css";
import { Camera } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Link, Navigate, useLocation } from "react-router-dom";
import { PageHead } from "#shared/head/PageHead.tsx";
import { useLanguage } from "#shared/language/use-language.ts";
import { TOOLS } from "../../../content/registry.ts";
import { SectionLink } from "#shared/ui/SectionLink.tsx";
import { useShowParts } from "#shared/ui/use-show-parts.ts";
import { useOffline } from "../offline/use-offline.ts";
import { Evidence } from "./Evidence.tsx";
import { resultIn } from "./result-address.ts";
import { SharedResult } from "./SharedResult.tsx";
import type { ToolText } from "./tool-text.ts";
import { ToolSchema } from "./ToolSchema.tsx";
import { useToolWords } from "./use-tool-texts.ts";

interface ToolFrameProps {
  slug: string;
  text: ToolText;
  /** A result is shown. */
  hasResult: boolean;
  /** The form or its result. */
  children: ReactNode;
  /** Content before the explanations, on the darker background. */
  table?: ReactNode;
}

/** Layout of a tool's page: introduction, tool, explanations, questions, other tools. */
export function ToolFrame({ slug, text, hasResult, children, table }: ToolFrameProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const words = useToolWords();
  useOffline(slug);
  useShowParts(slug);
  const { pathname, search } = useLocation();
  const path = `/${language}/tools/${slug}`;
  const result = resultIn(pathname);
  const shared = text.results && result && Object.hasOwn(text.results, result) ? text.results[result] : undefined;
  if (result && !shared) return <Navigate to={path + search} replace />;
  const others = TOOLS.filter((tool) => tool.slug !== slug);
  return (
    <>
      <PageHead
        title={`${shared ? `${shared.title} – ` : ""}${text.title} – Hundeblick`}
        description={shared?.text ?? text.description}
        path={path}
        {...(shared && { preview: `${path}/${result}` })}
        alternate={(to) => `/${to}/tools/${slug}`}
      />
      <ToolSchema slug={slug} text={text} hub={words.tools} />
      <div className="wrap page-top">
        <div className="section-head">
          <p className="small">
            <Link to={`/${language}/tools`}>{words.tools}</Link>
          </p>
          <h1>{text.title}</h1>
          <p className="lead">{text.lead}</p>
        </div>
        {shared && !hasResult && <SharedResult of={shared} />}
        {children}
        <p className="small soft tool-note">
          {words.notVet} {t("Not yet reviewed by a vet.")}
        </p>
      </div>
      <section className="section section--sunken">
        <div className="wrap wrap--text parts">
          {table}
          <Evidence paragraphs={text.evidence} sources={text.sources ?? []} />
          {text.sections.map(({ heading, paragraphs = [], points = [] }) => (
            <section className="stack stack--s" key={heading}>
              <h2 className="step-5">{heading}</h2>
              {paragraphs.map((paragraph) => (
                <p key={paragraph}>{paragraph}</p>
              ))}
              {points.length > 0 && (
                <ul>
                  {points.map((point) => (
                    <li key={point}>{point}</li>
                  ))}
                </ul>
              )}
            </section>
          ))}
          {text.faq.length > 0 && (
            <section className="stack stack--s">
              <h2 className="step-5">{words.faq}</h2>
              <div className="ruled">
                {text.faq.map(({ question, answer }) => (
                  // a shared name makes the browser keep one open at a time
                  <details className="faq-item" name="faq" key={question}>
                    <summary>{question}</summary>
                    <p>{answer}</p>
                  </details>
                ))}
              </div>
            </section>
          )}
          {text.links && (
            <nav className="stack stack--s" aria-labelledby="tool-reading">
              <h2 className="step-5" id="tool-reading">
                {words.reading}
              </h2>
              <ul>
                {text.links.map(({ to, label }) => (
                  <li key={to}>
                    <Link to={to}>{label}</Link>
                  </li>
                ))}
              </ul>
            </nav>
          )}
        </div>
      </section>
      <section className="section no-print">
        <div className="wrap wrap--text parts">
          <div className="stack">
            <p className="step-5 display">{words.photoLead}</p>
            <p>
              <SectionLink to="analyze" className="button">
                <Camera className="icon" aria-hidden />
                {words.photo}
              </SectionLink>
            </p>
          </div>
          {others.length > 0 && (
            <nav className="stack" aria-labelledby="more-tools">
              <h2 className="step-4" id="more-tools">
                {words.more}
              </h2>
              <div className="chips">
                {others.map((tool) => (
                  <Link className="chip" key={tool.slug} to={`/${language}/tools/${tool.slug}`}>
                    {t(tool.title)}
                  </Link>
                ))}
              </div>
            </nav>
          )}
        </div>
      </section>
    </>
  );
}
