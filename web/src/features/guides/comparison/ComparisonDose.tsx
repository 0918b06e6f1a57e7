import { DoseCalculator } from "../parts/DoseCalculator.tsx";
import type { ComparisonTexts } from "./comparison.texts.ts";
import { PURPOSES, SUBSTANCES, substanceDose, WEIGHT } from "./comparison-dosage.ts";

/** Daily amounts of both substances for a body weight and a purpose. */
export function ComparisonDose({ texts }: { texts: ComparisonTexts }) {
  return (
    <DoseCalculator
      weight={WEIGHT}
      levels={PURPOSES}
      usual="mild"
      dosesFor={(weightKg, purpose) =>
        SUBSTANCES.map((substance) => ({
          name: texts.products[substance],
          mg: substanceDose(substance, weightKg, purpose),
        }))
      }
      texts={texts.dose}
    />
  );
}
