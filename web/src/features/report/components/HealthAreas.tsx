import type { OpenReport } from "@hundeblick/proto/http/report";
import type { CSSProperties } from "react";
import { Said } from "./Said.tsx";
import { scoreColour } from "./ScoreRing.tsx";

type Area = OpenReport["healthMetrics"]["areas"][number];

/** The four areas with score, word and findings. */
export function HealthAreas({ areas }: { areas: Area[] }) {
  return (
    <div>
      {areas.map((area) => (
        <AreaCard key={area.id} area={area} />
      ))}
    </div>
  );
}

function AreaCard({ area }: { area: Area }) {
  return (
    <article className="area">
      <div className="area-head">
        <h3>{area.name}</h3>
        <p className="area-score">
          {area.score !== null && <b>{area.score}</b>} {area.label}
        </p>
      </div>
      {area.score === null ? <div className="bar is-open" /> : <ScoreBar score={area.score} />}
      {area.statements.map((statement) => (
        <Said key={statement.text} statement={statement} />
      ))}
    </article>
  );
}

function ScoreBar({ score }: { score: number }) {
  const style: CSSProperties & Record<`--${string}`, string> = { "--at": `${score}%`, "--score": scoreColour(score) };
  return (
    <div className="bar" style={style}>
      <i />
    </div>
  );
}
