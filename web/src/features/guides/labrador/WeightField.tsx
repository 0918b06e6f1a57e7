import { useId } from "react";
import { AnswerField } from "../../../ui/AnswerField.tsx";
import { placeOf, type Placed, readPuppyKg, WEIGHT_KG, type WeightBand } from "./growth.ts";
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
  typed: string;
  onChange: (typed: string) => void;
}

/** The weighed puppy, if it was weighed, and what the weight says beside the band of its age. */
export function WeightField({ band, typed, onChange }: WeightFieldProps) {
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
      <output htmlFor={id}>{weightKg !== null && WORDS[placeOf(weightKg, band)]}</output>
    </div>
  );
}
