import type { ReactNode } from "react";
import { VetFirst } from "#shared/ui/VetFirst.tsx";
import { UNTIL_THE_VET } from "./vet-first.ts";

interface ScoredResultProps {
  /** The number as it is worked out: it never changes. */
  score: ReactNode;
  /** What the number alone would say; `asksForVet` where the band itself sends to a vet. */
  band: { title: string; advice: readonly string[]; asksForVet: boolean };
  /** Why a vet comes first, whatever the number says. */
  vet: string | undefined;
  note?: ReactNode;
}

/**
 * A score and its meaning. Where a vet comes first that stands above the score, and nothing calming stands beside it.
 */
export function ScoredResult({ score, band, vet, note }: ScoredResultProps) {
  const calming = vet !== undefined && !band.asksForVet;
  return (
    <>
      {vet && (
        <VetFirst>
          <p>{vet}</p>
        </VetFirst>
      )}
      <p className="guide-result-number">{score}</p>
      <p className="step-4 display">{calming ? "Was zählt, ist das einzelne Zeichen, nicht die Summe" : band.title}</p>
      <ul>
        {(calming ? UNTIL_THE_VET : band.advice).map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      {note}
    </>
  );
}
