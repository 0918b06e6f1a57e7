import type { OpenReport } from "@hundeblick/proto/http/report";
import { Stethoscope } from "lucide-react";
import { useTranslation } from "react-i18next";
import { FLOPPY_DOG } from "#shared/ui/illustrations.ts";
import { isUrgent } from "@hundeblick/proto/health/levels";
import { BreedLine } from "./BreedLine.tsx";
import { DogFacts } from "./DogFacts.tsx";
import { Overall } from "./Overall.tsx";
import { WrittenArthritis } from "./WrittenArthritis.tsx";

/** Photo, name and score; small above a concern or something urgent. */
export function ReportHero({ report }: { report: OpenReport }) {
  const { t } = useTranslation();
  const { dogProfile: dog, healthMetrics } = report;
  const hasIllness = report.knownIllnesses.length > 0;
  const name = dog.name ?? t("Your dog");
  const breedQuestion = report.openQuestions.find((one) => one.kind === "answer" && one.field === "breed");
  const photo = (
    <div className="report-photo">
      <img
        src={dog.imageUrl ?? FLOPPY_DOG}
        alt={dog.imageUrl ? t("Photo of {{name}}", { name }) : ""}
        width="640"
        height="480"
      />
    </div>
  );
  const title = (
    <div className="stack stack--s">
      <h1>{name}</h1>
      <BreedLine dog={dog} asked={breedQuestion} />
    </div>
  );
  const overall = (
    <>
      {hasIllness && (
        <div className="notice" role="note">
          <Stethoscope className="icon" aria-hidden />
          <p>{healthMetrics.summary}</p>
        </div>
      )}
      <WrittenArthritis written={report.writtenArthritis} />
      <Overall report={report} summary={hasIllness ? null : healthMetrics.summary} />
      <DogFacts dog={dog} />
    </>
  );
  if (report.concerns.length > 0 || isUrgent(report.level)) {
    return (
      <div className="report-hero report-hero--compact">
        {photo}
        {title}
        {overall}
      </div>
    );
  }
  return (
    <div className="report-hero">
      {photo}
      <div className="stack stack--l">
        {title}
        {overall}
      </div>
    </div>
  );
}
