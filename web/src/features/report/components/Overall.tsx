import type { OpenReport } from "@hundeblick/proto/http/report";
import { useTranslation } from "react-i18next";
import { SCORE_WORDS } from "../words.ts";
import { isUrgent } from "@hundeblick/proto/health/levels";
import { RingWithoutScore } from "./RingWithoutScore.tsx";
import { ScoreRing } from "./ScoreRing.tsx";

/** The ring with a word: the score, the level while a visit is urgent, or no number. */
export function Overall({ report, summary }: { report: OpenReport; summary: string | null }) {
  const { t } = useTranslation();
  const { overall_score: score, label, areas } = report.healthMetrics;
  const isOld = report.areasWithGround === null;
  if (score === null && isOld) return summary && <p className="soft">{summary}</p>;
  const ground = areas.map((area) => area.score !== null || area.withVet);
  const urgent = isUrgent(report.level) ? report.level : null;
  const withoutScore = urgent ? t("A vet first") : t("No number yet");
  const word = score === null ? withoutScore : label && t(SCORE_WORDS[label]);
  return (
    <div className="row score">
      {score === null ? (
        <RingWithoutScore urgent={urgent} ground={ground} />
      ) : (
        <ScoreRing score={score} ground={isOld ? undefined : ground} />
      )}
      {word && <p className="score-word">{word}</p>}
      {summary && <p className="soft score-summary">{summary}</p>}
    </div>
  );
}
