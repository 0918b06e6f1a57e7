import type { ReactNode } from "react";
import { VetFirst } from "#shared/ui/VetFirst.tsx";
import { type VetFirstTexts, type VetSign, worstSign } from "./vet-first.ts";

/** Meaning of a sum of points; `asksForVet`: the band itself needs a vet. */
interface BandText {
  title: string;
  advice: readonly string[];
  asksForVet: boolean;
}

interface ScoredResultProps {
  /** The calculated number, never adjusted. */
  score: ReactNode;
  band: BandText;
  /** Signs for which a vet comes first, whatever the number. */
  vetSigns: readonly VetSign[];
  vetFirst: VetFirstTexts;
  note?: ReactNode;
}

/** A score and its meaning. If a vet comes first, that is above the score, without reassuring texts. */
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
