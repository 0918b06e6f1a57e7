import { formatText } from "#shared/language/format-text.ts";
import type { LabradorTexts } from "./labrador.texts.ts";
import { leadMinutes, stageAt } from "./stages.ts";

/** Stage: development, duration of walks, and what to avoid. */
export function StageCard({ ageMonths, texts }: { ageMonths: number; texts: LabradorTexts }) {
  const { title, growth, walks, leave } = texts.stages[stageAt(ageMonths)];
  const minutes = leadMinutes(ageMonths);
  const age = formatText(texts.atMonths, { months: ageMonths });
  return (
    <section className="result" aria-live="polite" aria-label={age}>
      <p className="soft">{age}</p>
      <h3 className="step-5">{title}</h3>
      <p>{growth}</p>
      <p>
        <strong>{texts.walks}</strong> {walks}
      </p>
      <p>
        <strong>{texts.leave}</strong> {leave}
      </p>
      <p className="small soft">{minutes === null ? texts.noRule : formatText(texts.rule, { minutes })}</p>
    </section>
  );
}
