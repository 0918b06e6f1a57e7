import { VetFirst } from "#shared/ui/VetFirst.tsx";
import type { Placed } from "./growth.ts";
import { inKilos } from "./kilos.ts";

const WORDS: Readonly<Record<"below" | "within" | "above", string>> = {
  below:
    "Das liegt unter dem üblichen Bereich. Frisst er gut und spielt er, ist er vielleicht einfach fein gebaut. Nimmt er ab oder wirkt schlapp, geh bitte in die Praxis.",
  within: "Das liegt im üblichen Bereich. Die Rippenprobe sagt dir trotzdem mehr als die Waage.",
  above:
    "Das liegt über dem üblichen Bereich. Mach die Rippenprobe, bevor du am Futter drehst: Große Linien wiegen mehr, ohne dick zu sein.",
};

/** Asked back first; when the weight is right after all, a vet comes before any advice. */
const ALARMS: Readonly<Record<"impossible" | "farBelow" | "farAbove", string>> = {
  impossible:
    "Ist die Zahl richtig? So viel oder so wenig wiegt ein Labrador in diesem Alter kaum. Prüf Alter, Komma und Kilogramm. Stimmt alles, geh heute in die Praxis.",
  farBelow:
    "Ist die Zahl richtig? Das liegt weit unter dem üblichen Bereich. Wieg noch einmal. Stimmt es, ruf heute in der Praxis an, auch wenn er munter ist.",
  farAbove:
    "Ist die Zahl richtig? Das liegt weit über dem üblichen Bereich. Wieg noch einmal. Stimmt es, lass Gewicht und Futtermenge in der Praxis festlegen und setz ihn nicht selbst auf Diät.",
};

/** What a weight says beside the band of its age. */
export function WeightAnswer({ weightKg, ageMonths, placed }: { weightKg: number; ageMonths: number; placed: Placed }) {
  if (placed === "below" || placed === "within" || placed === "above") return <p>{WORDS[placed]}</p>;
  return (
    <VetFirst>
      <p>
        <strong>
          {inKilos(weightKg)} kg mit {ageMonths} Monaten.
        </strong>{" "}
        {ALARMS[placed]}
      </p>
    </VetFirst>
  );
}
