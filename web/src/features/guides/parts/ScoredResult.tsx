import type { ReactNode } from "react";
import { VetFirst } from "#shared/ui/VetFirst.tsx";
import { type VetFirstTexts, type VetSign, worstSign } from "./vet-first.ts";

/** What a sum of points alone would say; `asksForVet` where the band itself sends to a vet. */
export interface BandText {
  title: string;
  advice: readonly string[];
  asksForVet: boolean;
}

interface ScoredResultProps {
  /** The number as it is worked out: it never changes. */
  score: ReactNode;
  band: BandText;
  /** Signs for which a vet comes first, whatever the number says. */
  vetSigns: readonly VetSign[];
  vetFirst: VetFirstTexts;
  note?: ReactNode;
}

/**
 * A score and its meaning. Where a vet comes first that stands above the score, and nothing calming stands beside it.
 */
export function ScoredResult({ score, band, vetSigns, vetFirst, note }: ScoredResultProps) {
  const worst = worstSign(vetSigns);
  const calming = worst !== undefined && !band.asksForVet;
  return (
    <>
      {worst && (
        <VetFirst>
          <p>{vetFirst.reasons[worst]}</p>
        </VetFirst>
      )}
      <p className="guide-result-number">{score}</p>
      <p className="step-4 display">{calming ? vetFirst.signCounts : band.title}</p>
      <ul>
        {(calming ? vetFirst.untilThen : band.advice).map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      {note}
    </>
  );
}
