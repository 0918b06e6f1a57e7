import type { OpenReport } from "@hundeblick/proto/http/report";
import type { CSSProperties } from "react";
import { Said } from "./Said.tsx";
import { scoreColour } from "./ScoreRing.tsx";

type Area = OpenReport["healthMetrics"]["areas"][number];

/** The four areas, each with its score, a word, and what it rests on. */
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
  const style: CSSProperties & Record<`--${string}`, string> = {
    "--at": `${area.score}%`,
    "--score": scoreColour(area.score),
  };
  return (
    <article className="area">
      <div className="area-head">
        <h3>{area.name}</h3>
        <p className="area-score">
          <b>{area.score}</b> {area.label}
        </p>
      </div>
      <div className="bar" style={style}>
        <i />
      </div>
      {area.statements.map((statement) => (
        <Said key={statement.text} statement={statement} />
      ))}
    </article>
  );
}
