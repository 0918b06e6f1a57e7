import { useId } from "react";
import { AGE } from "./growth.ts";

interface AgeSliderProps {
  value: number;
  onChange: (ageMonths: number) => void;
}

/** A slider for the age in whole months. */
export function AgeSlider({ value, onChange }: AgeSliderProps) {
  const id = useId();
  return (
    <div className="dose-slider">
      <div className="row row--spread">
        <label className="field-label" htmlFor={id}>
          Wie alt ist dein Labrador?
        </label>
        <output htmlFor={id}>{value} Monate</output>
      </div>
      <input
        id={id}
        type="range"
        autoComplete="off"
        min={AGE.min}
        max={AGE.max}
        step={1}
        value={value}
        aria-valuetext={`${value} Monate`}
        onChange={({ target }) => onChange(target.valueAsNumber)}
      />
      <div className="row row--spread help" aria-hidden>
        <span>{AGE.min} Monate</span>
        <span>{AGE.max} Monate</span>
      </div>
    </div>
  );
}
