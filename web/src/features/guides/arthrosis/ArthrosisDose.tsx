import { Cite } from "../../../content/Cite.tsx";
import { DoseCalculator } from "../parts/DoseCalculator.tsx";
import { milligrams } from "../parts/german-numbers.ts";
import { DOSE_NOTE, INGREDIENT_TEXT, SEVERITY_TEXT } from "./arthrosis.texts.ts";
import { doseOf, INGREDIENTS, SEVERITIES, startDose, WEIGHT, type Severity } from "./dosage.ts";

/** Daily amounts of six ingredients for a body weight and for how much the dog is affected. */
export function ArthrosisDose() {
  return (
    <DoseCalculator
      weight={WEIGHT}
      question="Wie stark sind die Anzeichen?"
      levels={SEVERITIES}
      levelNames={SEVERITY_TEXT}
      usual="moderate"
      dosesFor={dosesFor}
      vetFirst={(severity) =>
        severity === "severe"
          ? "Bei schweren Anzeichen geht es zuerst um Schmerzen. Besprich in der Praxis, was dein Hund braucht."
          : undefined
      }
      note={DOSE_NOTE}
    />
  );
}

const dosesFor = (weightKg: number, severity: Severity) =>
  INGREDIENTS.map((ingredient) => {
    const mg = doseOf(ingredient, weightKg, severity);
    const { name, evidence, sources } = INGREDIENT_TEXT[ingredient];
    const cites = sources.map((source) => <Cite id={source} key={source} />);
    return {
      name,
      mg,
      note: (
        <>
          Zum Anfang {milligrams(startDose(mg))}. {evidence}
          {cites}
        </>
      ),
    };
  });
