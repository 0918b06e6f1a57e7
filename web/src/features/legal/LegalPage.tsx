import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { dayText } from "@hundeblick/triage/day-text";
import { JsonLd } from "#shared/head/JsonLd.tsx";
import { PageHead } from "#shared/head/PageHead.tsx";
import { breadcrumbList } from "#shared/head/structured-data.ts";
import { useLanguage } from "#shared/language/use-language.ts";
import { NewTabLink } from "#shared/ui/NewTabLink.tsx";
import { LEGAL_DAY, type LegalTexts } from "../../content/legal/legal-text.ts";
import { useLegalTexts } from "./texts.ts";

interface LegalPageProps {
  /** Its slug, e.g. `privacy`. */
  name: keyof LegalTexts;
  children?: ReactNode;
}

/** A legal page in the visitor's language. */
export function LegalPage({ name, children }: LegalPageProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const { title, description, intro, sections } = useLegalTexts()[name];
  return (
    <div className="wrap wrap--text page-top">
      <PageHead
        title={`${title} – Hundeblick`}
        description={description}
        path={`/${language}/${name}`}
        alternate={(to) => `/${to}/${name}`}
      />
      <JsonLd graph={[breadcrumbList(language, [{ name: title, path: `/${language}/${name}` }])]} />
      <article className="stack stack--l">
        <header className="stack">
          <h1 className="step-7">{title}</h1>
          <p className="lead">{intro}</p>
          <p className="small soft">{t("Last changed: {{day}}", { day: dayText(language, LEGAL_DAY) })}</p>
        </header>
        {sections.map(({ heading, paragraphs = [], points = [] }) => (
          <section className="stack stack--s" key={heading}>
            <h2 className="step-4">{heading}</h2>
            {paragraphs.map((paragraph) => (
              <p key={paragraph}>{withLinks(paragraph)}</p>
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
        {children}
      </article>
    </div>
  );
}

/** Makes links of URLs and e-mail addresses. */
const withLinks = (text: string): ReactNode[] =>
  text.split(/(https:\/\/[^\s,;]*[^\s,;.])/).map((part) =>
    part.startsWith("https://") ? (
      <NewTabLink key={part} href={part}>
        {part}
      </NewTabLink>
    ) : (
      part
    ),
  );
