import { useEffect, useId, useRef } from "react";
import { placeOf, type Placed, type WeightBand } from "./growth.ts";
import { inKilos } from "./kilos.ts";

const WORDS: Readonly<Record<Placed, string>> = {
  below:
    "Das liegt unter dem üblichen Bereich. Frisst er gut und spielt er, ist er vielleicht einfach fein gebaut. Nimmt er ab oder wirkt schlapp, geh bitte in die Praxis.",
  within: "Das liegt im üblichen Bereich. Die Rippenprobe sagt dir trotzdem mehr als die Waage.",
  above:
    "Das liegt über dem üblichen Bereich. Mach die Rippenprobe, bevor du am Futter drehst: Große Linien wiegen mehr, ohne dick zu sein.",
};

interface WeightFieldProps {
  band: WeightBand;
  weightKg: number | undefined;
  onChange: (weightKg: number | undefined) => void;
}

/** The weighed puppy, if it was weighed, and what the weight says beside the band of its age. */
export function WeightField({ band, weightKg, onChange }: WeightFieldProps) {
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  // Typed before the script arrived, the weight stands there, but nobody was told.
  useEffect(() => {
    if (field.current) onChange(weightIn(field.current));
  }, [onChange]);
  return (
    <div className="stack stack--s">
      <label className="field-label" htmlFor={id}>
        Gewicht in kg (wenn du es weißt)
      </label>
      <input
        className="input"
        id={id}
        ref={field}
        type="number"
        inputMode="decimal"
        min={1}
        max={70}
        step={0.1}
        aria-describedby={`${id}-help`}
        onChange={({ target }) => onChange(weightIn(target))}
      />
      <p className="help" id={`${id}-help`}>
        In diesem Alter oft {inKilos(band.lowKg)} bis {inKilos(band.highKg)} kg.
      </p>
      <output htmlFor={id}>{weightKg !== undefined && WORDS[placeOf(weightKg, band)]}</output>
    </div>
  );
}

const weightIn = ({ validity, value, valueAsNumber }: HTMLInputElement): number | undefined =>
  validity.valid && value ? valueAsNumber : undefined;
