import "@hundeblick/web-kit/styles/guide.css";
import { useId } from "react";
import { useGuideWords } from "./use-guide-words.ts";

interface DoseSliderProps {
  label: string;
  /** Kilograms. */
  min: number;
  max: number;
  value: number;
  onChange: (weightKg: number) => void;
}

/** A slider for the body weight, in whole kilograms, with the value above it. */
export function DoseSlider({ label, min, max, value, onChange }: DoseSliderProps) {
  const id = useId();
  const { kg } = useGuideWords();
  return (
    <div className="dose-slider">
      <div className="row row--spread">
        <label className="field-label" htmlFor={id}>
          {label}
        </label>
        <output htmlFor={id}>
          {value} {kg}
        </output>
      </div>
      <input
        id={id}
        type="range"
        autoComplete="off"
        min={min}
        max={max}
        step={1}
        value={value}
        aria-valuetext={`${value} ${kg}`}
        onChange={({ target }) => onChange(target.valueAsNumber)}
      />
      <div className="row row--spread help" aria-hidden>
        <span>
          {min} {kg}
        </span>
        <span>
          {max} {kg}
        </span>
      </div>
    </div>
  );
}
