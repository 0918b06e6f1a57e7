import "@hundeblick/web-kit/styles/guide-widgets.css";
import { useState } from "react";
import { DoseSlider } from "../parts/DoseSlider.tsx";
import { milligrams } from "../parts/german-numbers.ts";
import { VetFirst } from "../parts/Notices.tsx";
import { WordChoice } from "../parts/WordChoice.tsx";
import { PURPOSE_TEXT, SUBSTANCE_TEXT } from "./comparison.texts.ts";
import { PURPOSES, SUBSTANCES, substanceDose, WEIGHT, type Purpose } from "./comparison-dosage.ts";

/** Daily amounts of both substances for a body weight and a purpose. */
export function ComparisonDose() {
  const [weightKg, setWeightKg] = useState(WEIGHT.usual);
  const [purpose, setPurpose] = useState<Purpose>("mild");
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
          legend="Wofür?"
          options={PURPOSES}
          labels={PURPOSE_TEXT}
          chosen={purpose}
          onChoose={setPurpose}
        />
      </div>
      <div className="guide-result" aria-live="polite">
        <p className="step-4 display">Rechenwerte am Tag</p>
        <dl className="dose-list">
          {SUBSTANCES.map((substance) => (
            <div key={substance}>
              <dt>{SUBSTANCE_TEXT[substance]}</dt>
              <dd className="dose">{milligrams(substanceDose(substance, weightKg, purpose))}</dd>
            </div>
          ))}
        </dl>
        {purpose === "severe" && (
          <VetFirst>
            <p>Ein Hund mit schweren Anzeichen braucht zuerst eine Untersuchung.</p>
          </VetFirst>
        )}
        <p className="small soft">
          So wird üblicherweise gerechnet. Keine Menge hat in Studien nachweislich geholfen.
        </p>
      </div>
    </div>
  );
}
