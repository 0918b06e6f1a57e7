import "@hundeblick/web-kit/styles/guide.css";
import { useId } from "react";

interface SliderProps {
  label: string;
  min: number;
  max: number;
  value: number;
  /** A value with its unit. */
  format: (value: number) => string;
  onChange: (value: number) => void;
}

/** A slider for whole numbers, with the value above it. */
export function Slider({ label, min, max, value, format, onChange }: SliderProps) {
  const id = useId();
  return (
    <div className="dose-slider">
      <div className="row row--spread">
        <label className="field-label" htmlFor={id}>
          {label}
        </label>
        <output htmlFor={id}>{format(value)}</output>
      </div>
      <input
        id={id}
        type="range"
        autoComplete="off"
        min={min}
        max={max}
        step={1}
        value={value}
        aria-valuetext={format(value)}
        onChange={({ target }) => onChange(target.valueAsNumber)}
      />
      <div className="row row--spread help" aria-hidden>
        <span>{format(min)}</span>
        <span>{format(max)}</span>
      </div>
    </div>
  );
}
