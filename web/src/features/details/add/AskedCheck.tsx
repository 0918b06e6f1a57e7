import type { CheckId } from "@hundeblick/proto/health/check-lists";
import type { MeasuredCheck } from "@hundeblick/proto/health/check";
import { useId, useState } from "react";
import { CheckSteps } from "../check/components/CheckSteps.tsx";
import { triageDog } from "../check/triage-dog.ts";
import type { AddedFormProps } from "./add-answers-props.ts";

interface AskedCheckProps extends AddedFormProps {
  id: CheckId;
  name: string;
}

/** One check to repeat; the previous measurement stays until there is a new one. */
export function AskedCheck({ id, name, dog, initial, change }: AskedCheckProps) {
  const heading = useId();
  const before = initial.checks.find((check) => check.id === id);
  const [place, setPlace] = useState<number | null>(null);
  const made = dog.checks.find((check) => check.id === id);
  const measured = (inputs: MeasuredCheck["inputs"]) => {
    const others = dog.checks.filter((check) => check.id !== id);
    const isTakenBack = Object.keys(inputs).length === 0;
    const now = isTakenBack ? before : { id, inputs, measuredAt: new Date().toISOString() };
    change({ checks: now ? [...others, now] : others });
  };
  return (
    <section className="stack" aria-labelledby={heading}>
      <h3 className="step-5" id={heading}>
        {name}
      </h3>
      <CheckSteps
        id={id}
        inputs={made === before ? {} : (made?.inputs ?? {})}
        dog={triageDog(dog)}
        onMeasure={measured}
        place={place}
        setPlace={setPlace}
      />
    </section>
  );
}
