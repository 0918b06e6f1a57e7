import { useLanguage } from "../../../app/use-language.ts";
import { ResultActions } from "../frame/ResultActions.tsx";
import { type DogYearsAnswers, humanYears, phaseOf, tierOf, vetStage } from "./dog-years.ts";
import { TEXTS } from "./dog-years.texts.ts";

/** The human years, the stage of life, and what is worth doing now. */
export function DogYearsResult({ answers }: { answers: DogYearsAnswers | null }) {
  const text = TEXTS[useLanguage()];
  if (!answers) {
    return (
      <section className="result" aria-live="polite">
        <h2 className="step-5">{text.emptyTitle}</h2>
        <p className="soft">{text.emptyText}</p>
      </section>
    );
  }
  const years = humanYears(Number(answers.age), answers.size);
  const stage = vetStage(Number(answers.age), answers.size);
  return (
    <section className="result" aria-live="polite" aria-labelledby="result-title">
      <h2 className="step-4" id="result-title">
        {text.resultTitle}
      </h2>
      <p className="result-line">
        <span className="result-number">{years}</span> <span className="step-6 display">{text.resultUnit(years)}</span>
      </p>
      <p>
        <strong>
          {text.vetLabel}: {text.vetStages[stage]}.
        </strong>{" "}
        {text.vetAdvice[stage]}
      </p>
      <p className="soft">
        {text.phaseLabel}: {text.phases[phaseOf(years)]}
      </p>
      <p>
        <strong>{text.supplementLabel}:</strong> {text.supplements[tierOf(years)]}
      </p>
      <ResultActions shareText={text.shareText(years)} />
    </section>
  );
}
