import type { OpenReport } from "@hundeblick/proto/http/report";
import { CalendarClock, Check } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { HealthAreas } from "./HealthAreas.tsx";
import { Said } from "./Said.tsx";
import { Section } from "./Section.tsx";
import { Supplements } from "./Supplements.tsx";

/** The report as a letter: what needs an appointment, the impression, the four areas, what is great, what to do, and only then products. */
export function Letter({ report, children }: { report: OpenReport; children: ReactNode }) {
  const { t } = useTranslation();
  return (
    <div className="letter">
      {report.vetSoon.length > 0 && (
        <Section id="vet-soon" title={t("Please make an appointment soon")}>
          <ul className="stack">
            {report.vetSoon.map(({ id, label, advice }) => (
              <li className="notice notice--warm" key={id}>
                <CalendarClock className="icon" aria-hidden />
                <p>
                  <strong>{label}.</strong> {advice}
                </p>
              </li>
            ))}
          </ul>
        </Section>
      )}
      {report.personality_assessment && (
        <Section id="impression" title={t("What we discovered")} className="saying-section">
          <div className="stack">
            <p className="saying">{report.personality_assessment}</p>
            <p className="small soft">{t("Only to make you smile, not a finding.")}</p>
          </div>
        </Section>
      )}
      {report.healthMetrics.areas.length > 0 && (
        <Section id="areas" title={t("Health assessment")}>
          <HealthAreas areas={report.healthMetrics.areas} />
        </Section>
      )}
      {report.strengths.length > 0 && (
        <Section id="strengths" title={t("What's great")}>
          <ul className="checks">
            {report.strengths.map(({ text }) => (
              <li key={text}>
                <Check className="icon" aria-hidden />
                <span>{text}</span>
              </li>
            ))}
          </ul>
        </Section>
      )}
      {report.issues.length > 0 && (
        <Section id="issues" title={t("Worth keeping an eye on")}>
          <div className="stack stack--l">
            {report.issues.map((statement) => (
              <Said key={statement.text} statement={statement} />
            ))}
          </div>
        </Section>
      )}
      {report.improvements.length > 0 && (
        <Section id="improvements" title={t("Areas for improvement")}>
          <ol className="todo">
            {report.improvements.map(({ title, text }) => (
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
      {children}
    </div>
  );
}
