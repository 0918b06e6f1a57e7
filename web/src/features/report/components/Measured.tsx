import "@hundeblick/web-kit/styles/measured.css";
import type { OpenReport } from "@hundeblick/proto/http/report";
import type { Measurement } from "@hundeblick/proto/http/report-check";
import { useTranslation } from "react-i18next";
import { useLanguage } from "#shared/language/use-language.ts";
import { FigureList } from "#shared/ui/FigureList.tsx";
import { LevelCard } from "#shared/ui/LevelCard.tsx";
import { TopicLink } from "#shared/ui/TopicLink.tsx";
import { EmergencyVetLink } from "#shared/ui/EmergencyVetLink.tsx";
import { isUrgent } from "@hundeblick/proto/health/levels";
import { dayIn } from "../words.ts";
import { AskAgain } from "./AskAgain.tsx";
import { Basis } from "./Basis.tsx";
import { BodyScale } from "./BodyScale.tsx";
import { Section } from "./Section.tsx";
import { SourceLinks } from "./SourceLinks.tsx";
import { WeightCourse } from "./WeightCourse.tsx";

export function Measured({ report: { measured, weightCourse } }: { report: OpenReport }) {
  const { t } = useTranslation();
  if (measured.length === 0 && !weightCourse) return null;
  return (
    <Section id="measured" title={t("Measured by you")}>
      <div className="stack stack--l">
        {urgentFirst(measured).map((one) => (
          <Measure key={`${one.check}-${one.measuredAt}`} measurement={one} />
        ))}
        {weightCourse && <WeightCourse course={weightCourse} />}
      </div>
    </Section>
  );
}

const urgentFirst = (measured: Measurement[]): Measurement[] =>
  measured.toSorted((a, b) => Number(isUrgent(b.level)) - Number(isUrgent(a.level)));

function Measure({ measurement }: { measurement: Measurement }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const { name, measuredAt, level, text, figures, change, values, sources, check } = measurement;
  const urgent = isUrgent(level) && level;
  return (
    <article className="card stack">
      {urgent ? (
        <LevelCard level={urgent} about={<h3 className="step-4">{name}</h3>}>
          <div className="row no-print">
            <EmergencyVetLink />
          </div>
        </LevelCard>
      ) : (
        <h3 className="step-4">{name}</h3>
      )}
      <p className="said-meta">
        <Basis basis="measured" />
        <span className="small soft">{t("by you, on {{day}}", { day: dayIn(language, measuredAt) })}</span>
      </p>
      {check === "body_condition" && values["score"] !== undefined && <BodyScale score={values["score"]} />}
      <FigureList figures={figures} />
      <p className="said said--measured">
        <span>
          {text} <SourceLinks sources={sources} />
        </span>
      </p>
      {change && <p>{change}</p>}
      {level && !urgent && <LevelCard level={level} small />}
      <TopicLink topic={{ kind: "check", id: check }} name={name} />
      <AskAgain question={{ kind: "check", check, text: name }}>{t("Measure again")}</AskAgain>
    </article>
  );
}
