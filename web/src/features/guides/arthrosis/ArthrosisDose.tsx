import { formatText } from "#shared/language/format-text.ts";
import { useLanguage } from "#shared/language/use-language.ts";
import { Cite } from "../../../content/Cite.tsx";
import { DoseCalculator } from "../parts/DoseCalculator.tsx";
import { milligrams } from "../parts/numbers.ts";
import { INGREDIENT_SOURCES, type ArthrosisTexts } from "./arthrosis.texts.ts";
import { doseOf, INGREDIENTS, SEVERITIES, startDose, WEIGHT, type Severity } from "./dosage.ts";

/** Daily amounts of six ingredients for a body weight and a severity. */
export function ArthrosisDose({ texts }: { texts: ArthrosisTexts }) {
  const language = useLanguage();
  const dosesFor = (weightKg: number, severity: Severity) =>
    INGREDIENTS.map((ingredient) => {
      const mg = doseOf(ingredient, weightKg, severity);
      const { name, evidence } = texts.ingredients[ingredient];
      return {
        name,
        mg,
        note: (
          <>
            {formatText(texts.firstAmount, { amount: milligrams(startDose(mg), language) })} {evidence}
            {INGREDIENT_SOURCES[ingredient].map((source) => (
              <Cite id={source} key={source} />
            ))}
          </>
        ),
      };
    });
  return <DoseCalculator weight={WEIGHT} levels={SEVERITIES} usual="moderate" dosesFor={dosesFor} texts={texts.dose} />;
}
