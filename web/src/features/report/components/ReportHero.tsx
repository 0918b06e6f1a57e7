import type { OpenReport } from "@hundeblick/proto/http/report";
import { Stethoscope } from "lucide-react";
import { useTranslation } from "react-i18next";
import { FLOPPY_DOG } from "../../../ui/illustrations.ts";
import { SCORE_WORDS } from "../words.ts";
import { BreedLine } from "./BreedLine.tsx";
import { DogFacts } from "./DogFacts.tsx";
import { ScoreRing } from "./ScoreRing.tsx";

/** Photo and score first. */
export function ReportHero({ report }: { report: OpenReport }) {
  const { t } = useTranslation();
  const { dogProfile: dog, healthMetrics } = report;
  const hasIllness = report.knownIllnesses.length > 0;
  const name = dog.name ?? t("Your dog");
  return (
    <div className="report-hero">
      <div className="report-photo">
        <img
          src={dog.imageUrl ?? FLOPPY_DOG}
          alt={dog.imageUrl ? t("Photo of {{name}}", { name }) : ""}
          width="640"
          height="480"
        />
      </div>
      <div className="stack stack--l">
        <div className="stack stack--s">
          <h1>{name}</h1>
          <BreedLine dog={dog} />
        </div>
        {hasIllness && (
          <div className="notice" role="note">
            <Stethoscope className="icon" aria-hidden />
            <p>{healthMetrics.summary}</p>
          </div>
        )}
        {healthMetrics.overall_score === null && !hasIllness && <p className="soft">{healthMetrics.summary}</p>}
        {healthMetrics.overall_score !== null && (
          <div className="row score">
            <ScoreRing score={healthMetrics.overall_score} />
            <div className="stack stack--s">
              {healthMetrics.label && <p className="score-word">{t(SCORE_WORDS[healthMetrics.label])}</p>}
              {!hasIllness && <p className="soft">{healthMetrics.summary}</p>}
            </div>
          </div>
        )}
        <DogFacts dog={dog} />
      </div>
    </div>
  );
}
