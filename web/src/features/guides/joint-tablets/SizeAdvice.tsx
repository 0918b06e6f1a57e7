import "@hundeblick/web-kit/styles/guide-widgets.css";
import { useState } from "react";
import { WordChoice } from "#shared/ui/WordChoice.tsx";
import { range } from "../parts/german-numbers.ts";
import { SIZE_TEXT } from "./joint-tablets.texts.ts";
import { SIZE_CLASS, SIZES, tabletsAt, TITRATION, type Size } from "./sizes.ts";

const LABELS = {
  small: SIZE_TEXT.small.label,
  medium: SIZE_TEXT.medium.label,
  large: SIZE_TEXT.large.label,
  xlarge: SIZE_TEXT.xlarge.label,
};

/** From which age a dog of a size needs a closer look, and how many tablets a day that makes. */
export function SizeAdvice() {
  const [size, setSize] = useState<Size>("small");
  const { preventionAge, treatmentAge } = SIZE_CLASS[size];
  return (
    <div className="guide-widget">
      <div className="card">
        <WordChoice legend="Wie groß ist dein Hund?" options={SIZES} labels={LABELS} chosen={size} onChoose={setSize} />
      </div>
      <div className="guide-result" aria-live="polite">
        <p className="soft">Zum Beispiel {SIZE_TEXT[size].breeds}</p>
        <dl className="dose-list">
          <div>
            <dt>Vorsorglich prüfen</dt>
            <dd className="dose">{range(preventionAge)} Jahre</dd>
            <dd className="dose-note">Gewicht, Gang und Muskeln alle paar Monate prüfen.</dd>
          </div>
          <div>
            <dt>Begleiten, wenn Anzeichen da sind</dt>
            <dd className="dose">{range(treatmentAge)} Jahre</dd>
            <dd className="dose-note">Mit einem Termin in der Praxis, bevor du etwas gibst.</dd>
          </div>
          {TITRATION.map(({ weeks, share }) => (
            <div key={share}>
              <dt>Tabletten, Woche {range(weeks)}</dt>
              <dd className="dose">{range(tabletsAt(size, share))} am Tag</dd>
            </div>
          ))}
        </dl>
      </div>
    </div>
  );
}
