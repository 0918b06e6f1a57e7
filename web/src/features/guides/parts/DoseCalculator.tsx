import "@hundeblick/web-kit/styles/guide-widgets.css";
import { useState, type ReactNode } from "react";
import { WordChoice } from "#shared/ui/WordChoice.tsx";
import { useLanguage } from "#shared/language/use-language.ts";
import { milligrams } from "./numbers.ts";
import { Slider } from "./Slider.tsx";
import { useGuideWords } from "./use-guide-words.ts";
import { VetFirst } from "#shared/ui/VetFirst.tsx";

export interface DoseTexts<Level extends string> {
  /** Label of the slider. */
  weight: string;
  question: string;
  levels: Readonly<Record<Level, string>>;
  /** Note on the amounts. */
  note: string;
  /** Heading of the amounts. */
  amounts: string;
  /** Why severe signs need a vet first. */
  severe: string;
}

interface Dose {
  name: string;
  /** Per day. */
  mg: number;
  note?: ReactNode;
}

interface DoseCalculatorProps<Level extends string> {
  /** Body weights of the slider, in kg. */
  weight: { min: number; max: number; usual: number };
  levels: readonly Level[];
  usual: Level;
  dosesFor: (weightKg: number, level: Level) => readonly Dose[];
  texts: DoseTexts<Level>;
}

/** Daily amounts for a body weight and a purpose. */
export function DoseCalculator<Level extends string>(props: DoseCalculatorProps<Level>) {
  const { weight, levels, usual, dosesFor, texts } = props;
  const language = useLanguage();
  const { kg } = useGuideWords();
  const [weightKg, setWeightKg] = useState(weight.usual);
  const [level, setLevel] = useState(usual);
  return (
    <div className="guide-widget">
      <div className="card stack stack--l">
        <Slider
          label={texts.weight}
          min={weight.min}
          max={weight.max}
          value={weightKg}
          format={(value) => `${value} ${kg}`}
          onChange={setWeightKg}
        />
        <WordChoice legend={texts.question} options={levels} labels={texts.levels} chosen={level} onChoose={setLevel} />
        <p className="small soft">{texts.note}</p>
      </div>
      <div className="guide-result" aria-live="polite">
        {level === "severe" && (
          <VetFirst>
            <p>{texts.severe}</p>
          </VetFirst>
        )}
        <p className="step-4 display">{texts.amounts}</p>
        <dl className="dose-list">
          {dosesFor(weightKg, level).map((dose) => (
            <div key={dose.name}>
              <dt>{dose.name}</dt>
              <dd className="dose">{milligrams(dose.mg, language)}</dd>
              {dose.note && <dd className="dose-note">{dose.note}</dd>}
            </div>
          ))}
        </dl>
      </div>
    </div>
  );
}
