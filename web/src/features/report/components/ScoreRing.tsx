import { bandOf, type Band } from "@hundeblick/proto/health/areas";
import type { CSSProperties } from "react";
import { useTranslation } from "react-i18next";
import { GroundArcs } from "./GroundArcs.tsx";

const COLOURS: Record<Band, string> = {
  green: "var(--score-a)",
  yellow: "var(--score-b)",
  orange: "var(--score-c)",
  red: "var(--score-d)",
};

/** Colour of a score of 0–100: green from 85, yellow from 70, orange from 50, red below; always with a word. */
export const scoreColour = (score: number): string => COLOURS[bandOf(score)];

interface ScoreRingProps {
  score: number;
  /** Areas with ground, for the outer arcs; absent in old reports. */
  ground?: boolean[] | undefined;
}

/** The overall score as a ring. */
export function ScoreRing({ score, ground }: ScoreRingProps) {
  const { t } = useTranslation();
  const style: CSSProperties & Record<`--${string}`, string | number> = {
    "--score": scoreColour(score),
    "--rest": 100 - score,
  };
  return (
    <div className={ground ? "ring ring--ground" : "ring"} style={style}>
      <svg viewBox={ground ? "-10 -10 220 220" : "0 0 200 200"} aria-hidden="true">
        <circle cx="100" cy="100" r="88" />
        <circle className="value" pathLength={100} cx="100" cy="100" r="88" />
        {ground && <GroundArcs ground={ground} />}
      </svg>
      <div className="ring-text">
        <b>{score}</b>
        <span>{t("of 100")}</span>
      </div>
    </div>
  );
}
