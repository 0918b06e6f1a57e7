import "@hundeblick/web-kit/styles/guide-widgets.css";
import { useState } from "react";
import { formatText } from "#shared/language/format-text.ts";
import { useLanguage } from "#shared/language/use-language.ts";
import { WordChoice } from "#shared/ui/WordChoice.tsx";
import { range } from "../parts/numbers.ts";
import type { JointTabletTexts } from "./joint-tablets.texts.ts";
import { SIZE_CLASS, SIZES, tabletsAt, TITRATION, type Size } from "./sizes.ts";

/** Ages at which a dog of a size needs attention, and daily tablets. */
export function SizeAdvice({ texts: { sizes, advice } }: { texts: JointTabletTexts }) {
  const language = useLanguage();
  const [size, setSize] = useState<Size>("small");
  const { preventionAge, treatmentAge } = SIZE_CLASS[size];
  const labels = {
    small: sizes.small.label,
    medium: sizes.medium.label,
    large: sizes.large.label,
    xlarge: sizes.xlarge.label,
  };
  return (
    <div className="guide-widget">
      <div className="card">
        <WordChoice legend={advice.question} options={SIZES} labels={labels} chosen={size} onChoose={setSize} />
      </div>
      <div className="guide-result" aria-live="polite">
        <p className="soft">{formatText(advice.example, { breeds: sizes[size].breeds })}</p>
        <dl className="dose-list">
          <div>
            <dt>{advice.prevention}</dt>
            <dd className="dose">{formatText(advice.years, { years: range(preventionAge, language) })}</dd>
            <dd className="dose-note">{advice.preventionNote}</dd>
          </div>
          <div>
            <dt>{advice.treatment}</dt>
            <dd className="dose">{formatText(advice.years, { years: range(treatmentAge, language) })}</dd>
            <dd className="dose-note">{advice.treatmentNote}</dd>
          </div>
          {TITRATION.map(({ weeks, share }) => (
            <div key={share}>
              <dt>{formatText(advice.tablets, { weeks: range(weeks, language) })}</dt>
              <dd className="dose">
                {formatText(advice.perDay, { tablets: range(tabletsAt(size, share), language) })}
              </dd>
            </div>
          ))}
        </dl>
      </div>
    </div>
  );
}
