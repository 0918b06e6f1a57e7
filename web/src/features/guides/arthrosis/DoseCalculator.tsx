import "@hundeblick/web-kit/styles/guide-widgets.css";
import { useState } from "react";
import { Cite } from "../../../content/Cite.tsx";
import { DoseSlider } from "../parts/DoseSlider.tsx";
import { milligrams } from "../parts/german-numbers.ts";
import { VetFirst } from "../parts/Notices.tsx";
import { WordChoice } from "../parts/WordChoice.tsx";
import { INGREDIENT_TEXT, SEVERITY_TEXT } from "./arthrosis.texts.ts";
import { doseOf, INGREDIENTS, SEVERITIES, startDose, WEIGHT, type Severity } from "./dosage.ts";

/** Daily amounts of six ingredients for a body weight and for how much the dog is affected. */
export function DoseCalculator() {
  const [weightKg, setWeightKg] = useState(WEIGHT.usual);
  const [severity, setSeverity] = useState<Severity>("moderate");
  return (
    <div className="guide-widget">
      <div className="card stack stack--l">
        <DoseSlider
          label="Gewicht deines Hundes"
          min={WEIGHT.min}
          max={WEIGHT.max}
          value={weightKg}
          onChange={setWeightKg}
        />
        <WordChoice
          legend="Wie stark sind die Anzeichen?"
          options={SEVERITIES}
          labels={SEVERITY_TEXT}
          chosen={severity}
          onChoose={setSeverity}
        />
        <p className="small soft">
          Fang mit der Hälfte an und steigere über zwei Wochen. Was im Futter oder in einem anderen
          Produkt schon steckt, zählt mit.
        </p>
        {severity === "severe" && (
          <VetFirst>
            <p>
              Bei schweren Anzeichen geht es zuerst um Schmerzen. Besprich in der Praxis, was dein
              Hund braucht.
            </p>
          </VetFirst>
        )}
      </div>
      <div className="guide-result">
        <p className="step-4 display">Rechenwerte am Tag</p>
        <dl className="dose-list" aria-live="polite">
          {INGREDIENTS.map((ingredient) => {
            const dose = doseOf(ingredient, weightKg, severity);
            const { name, evidence, sources } = INGREDIENT_TEXT[ingredient];
            return (
              <div key={ingredient}>
                <dt>{name}</dt>
                <dd className="dose">{milligrams(dose)}</dd>
                <dd className="dose-note">
                  Zum Anfang {milligrams(startDose(dose))}. {evidence}
                  {sources.map((source) => (
                    <Cite id={source} key={source} />
                  ))}
                </dd>
              </div>
            );
          })}
        </dl>
      </div>
    </div>
  );
}
