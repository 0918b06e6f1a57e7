import type { OpenReport } from "@hundeblick/proto/http/report";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { isUrgent } from "@hundeblick/proto/health/levels";
import { IconList } from "#shared/ui/IconList.tsx";
import { sortStatements } from "../sort-statements.ts";
import { Concerns } from "./Concerns.tsx";
import { HealthAreas } from "./HealthAreas.tsx";
import { Measured } from "./Measured.tsx";
import { MorePhotos } from "./MorePhotos.tsx";
import { OpenQuestions } from "./OpenQuestions.tsx";
import { Said } from "./Said.tsx";
import { Section } from "./Section.tsx";
import { Supplements } from "./Supplements.tsx";
import { Typical } from "./Typical.tsx";
import { VetSoon } from "./VetSoon.tsx";

/** Number of actions shown at first. */
const MAX_TO_DO = 3;

/** Sections of the report in order; the areas are left out while a visit is urgent. */
export function Letter({ report, children }: { report: OpenReport; children: ReactNode }) {
  const { t } = useTranslation();
  const { areas, seen, issues, typical } = sortStatements(report);
  const improvements = report.areasWithGround === null ? report.improvements : report.improvements.slice(0, MAX_TO_DO);
  const hasMore = report.concerns.length > 0 || report.measured.length > 0;
  return (
    <div className="letter">
      {!isUrgent(report.level) && <VetSoon signs={report.vetSoon} />}
      <Concerns report={report} />
      {isUrgent(report.level) && <VetSoon signs={report.vetSoon} />}
      <Measured report={report} />
      {seen.length > 0 && (
        <Section id="seen" title={t("Seen in the photo")}>
          <div className="stack stack--l">
            {seen.map((statement) => (
              <Said key={statement.text} statement={statement} />
            ))}
          </div>
        </Section>
      )}
      <MorePhotos more={report.extraPhotos} />
      {report.personality_assessment && (
        <Section id="impression" title={t("What we discovered")} className="saying-section">
          <div className="stack">
            <p className="saying">{report.personality_assessment}</p>
            <p className="small soft">{t("Only to make you smile, not a finding.")}</p>
          </div>
        </Section>
      )}
      {areas.length > 0 && !isUrgent(report.level) && (
        <Section id="areas" title={t("Health assessment")}>
          <HealthAreas areas={areas} />
        </Section>
      )}
      {report.strengths.length > 0 && (
        <Section id="strengths" title={t("What's great")}>
          <IconList lines={report.strengths} />
        </Section>
      )}
      {issues.length > 0 && (
        <Section id="issues" title={t("Worth keeping an eye on")}>
          <div className="stack stack--l">
            {issues.map((statement) => (
              <Said key={statement.text} statement={statement} />
            ))}
          </div>
        </Section>
      )}
      <Typical statements={typical} folded={hasMore} />
      {improvements.length > 0 && (
        <Section id="improvements" title={t("Areas for improvement")}>
          <ol className="todo">
            {improvements.map(({ title, text }) => (
              <li key={title}>
                <div className="stack stack--s">
                  <h3 className="step-4">{title}</h3>
                  <p className="soft">{text}</p>
                </div>
              </li>
            ))}
          </ol>
        </Section>
      )}
      <Section id="supplements" title={t("Recommended supplements")}>
        <Supplements report={report} />
      </Section>
      <OpenQuestions questions={report.openQuestions} />
      {children}
    </div>
  );
}
