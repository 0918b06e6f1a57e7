import { useId } from "react";
import { formatPlural } from "#shared/language/format-text.ts";
import { useLanguage } from "#shared/language/use-language.ts";
import { AGE } from "./growth.ts";
import type { LabradorTexts } from "./labrador.texts.ts";

interface AgeSliderProps {
  value: number;
  onChange: (ageMonths: number) => void;
  texts: LabradorTexts;
}

export function AgeSlider({ value, onChange, texts }: AgeSliderProps) {
  const id = useId();
  const language = useLanguage();
  const months = (count: number) => formatPlural(language, texts.months, count);
  return (
    <div className="dose-slider">
      <div className="row row--spread">
        <label className="field-label" htmlFor={id}>
          {texts.ageQuestion}
        </label>
        <output htmlFor={id}>{months(value)}</output>
      </div>
      <input
        id={id}
        type="range"
        autoComplete="off"
        min={AGE.min}
        max={AGE.max}
        step={1}
        value={value}
        aria-valuetext={months(value)}
        onChange={({ target }) => onChange(target.valueAsNumber)}
      />
      <div className="row row--spread help" aria-hidden>
        <span>{months(AGE.min)}</span>
        <span>{months(AGE.max)}</span>
      </div>
    </div>
  );
}
