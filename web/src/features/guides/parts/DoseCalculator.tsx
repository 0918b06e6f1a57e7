import "@hundeblick/web-kit/styles/guide-widgets.css";
import { useState, type ReactNode } from "react";
import { WordChoice } from "#shared/ui/WordChoice.tsx";
import { DoseSlider } from "./DoseSlider.tsx";
import { milligrams } from "./german-numbers.ts";
import { VetFirst } from "#shared/ui/VetFirst.tsx";

interface Dose {
  name: string;
  /** A day. */
  mg: number;
  note?: ReactNode;
}

interface DoseCalculatorProps<Level extends string> {
  /** Body weights the slider offers, in kg. */
  weight: { min: number; max: number; usual: number };
  question: string;
  levels: readonly Level[];
  levelNames: Readonly<Record<Level, string>>;
  usual: Level;
  dosesFor: (weightKg: number, level: Level) => readonly Dose[];
  /** Why this level belongs to a vet first, if it does. */
  vetFirst: (level: Level) => string | undefined;
  /** What to know about the amounts. */
  note: string;
}

/** Daily amounts for a body weight and for why they are given. */
export function DoseCalculator<Level extends string>(props: DoseCalculatorProps<Level>) {
  const { weight, question, levels, levelNames, usual, dosesFor, vetFirst, note } = props;
  const [weightKg, setWeightKg] = useState(weight.usual);
  const [level, setLevel] = useState(usual);
  const vet = vetFirst(level);
  return (
    <div className="guide-widget">
      <div className="card stack stack--l">
        <DoseSlider
          label="Gewicht deines Hundes"
          min={weight.min}
          max={weight.max}
          value={weightKg}
          onChange={setWeightKg}
        />
        <WordChoice legend={question} options={levels} labels={levelNames} chosen={level} onChoose={setLevel} />
        <p className="small soft">{note}</p>
      </div>
      <div className="guide-result" aria-live="polite">
        {vet && (
          <VetFirst>
            <p>{vet}</p>
          </VetFirst>
        )}
        <p className="step-4 display">Rechenwerte am Tag</p>
        <dl className="dose-list">
          {dosesFor(weightKg, level).map((dose) => (
            <div key={dose.name}>
              <dt>{dose.name}</dt>
              <dd className="dose">{milligrams(dose.mg)}</dd>
              {dose.note && <dd className="dose-note">{dose.note}</dd>}
            </div>
          ))}
        </dl>
      </div>
    </div>
  );
}
