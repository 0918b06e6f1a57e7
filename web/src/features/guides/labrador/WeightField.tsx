import { useId } from "react";
import { AnswerField } from "#shared/ui/AnswerField.tsx";
import { placeOf, readPuppyKg, WEIGHT_KG, type WeightBand } from "./growth.ts";
import { inKilos } from "./kilos.ts";
import { WeightAnswer } from "./WeightAnswer.tsx";

interface WeightFieldProps {
  band: WeightBand;
  ageMonths: number;
  typed: string;
  onChange: (typed: string) => void;
}

/** The weighed puppy, if it was weighed, and what the weight says beside the band of its age. */
export function WeightField({ band, ageMonths, typed, onChange }: WeightFieldProps) {
  const id = useId();
  const weightKg = readPuppyKg(typed);
  const wrong =
    typed && weightKg === null
      ? `Bitte ein Gewicht zwischen ${WEIGHT_KG.min} und ${WEIGHT_KG.max} kg, zum Beispiel 12,5.`
      : undefined;
  return (
    <div className="stack stack--s">
      <AnswerField
        id={id}
        label="Gewicht in kg (wenn du es weißt)"
        help={`In diesem Alter oft ${inKilos(band.lowKg)} bis ${inKilos(band.highKg)} kg.`}
        inputMode="decimal"
        value={typed}
        wrong={wrong}
        atOnce
        onChange={onChange}
      />
      <div aria-live="polite">
        {weightKg !== null && (
          <WeightAnswer weightKg={weightKg} ageMonths={ageMonths} placed={placeOf(weightKg, band)} />
        )}
      </div>
    </div>
  );
}
