import type { CheckAnswers } from "@hundeblick/proto/health/check";
import type { CheckEntry } from "@hundeblick/triage/check";
import type { Dog } from "@hundeblick/triage/dog";
import { useCheckPlace } from "../use-check-place.ts";
import { CheckSteps } from "./CheckSteps.tsx";
import { FoldedCheck } from "./FoldedCheck.tsx";

interface FormCheckProps {
  entry: CheckEntry;
  inputs: CheckAnswers;
  dog: Dog;
  onMeasure: (inputs: CheckAnswers) => void;
}

/** One check in the form; a reload restores the step. */
export function FormCheck({ entry, inputs, dog, onMeasure }: FormCheckProps) {
  const isMade = Object.keys(inputs).length > 0;
  const { place, setPlace } = useCheckPlace(entry.id, isMade);
  return (
    <FoldedCheck entry={entry} isMade={isMade} isBegun={place !== null}>
      <CheckSteps id={entry.id} inputs={inputs} dog={dog} onMeasure={onMeasure} place={place} setPlace={setPlace} />
    </FoldedCheck>
  );
}
