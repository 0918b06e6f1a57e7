import { DoseCalculator } from "../parts/DoseCalculator.tsx";
import { PURPOSE_TEXT, SUBSTANCE_TEXT } from "./comparison.texts.ts";
import { PURPOSES, SUBSTANCES, substanceDose, WEIGHT } from "./comparison-dosage.ts";

/** Daily amounts of both substances for a body weight and a purpose. */
export function ComparisonDose() {
  return (
    <DoseCalculator
      weight={WEIGHT}
      question="Wofür?"
      levels={PURPOSES}
      levelNames={PURPOSE_TEXT}
      usual="mild"
      dosesFor={(weightKg, purpose) =>
        SUBSTANCES.map((substance) => ({
          name: SUBSTANCE_TEXT[substance],
          mg: substanceDose(substance, weightKg, purpose),
        }))
      }
      vetFirst={(purpose) =>
        purpose === "severe" ? "Ein Hund mit schweren Anzeichen braucht zuerst eine Untersuchung." : undefined
      }
      note="So wird üblicherweise gerechnet. Keine Menge hat in Studien nachweislich geholfen."
    />
  );
}
