import { formatPlural } from "#shared/language/format-text.ts";
import { useLanguage } from "#shared/language/use-language.ts";
import { Answered } from "../frame/Answered.tsx";
import { ResultActions } from "../frame/ResultActions.tsx";
import { useToolTexts } from "../frame/use-tool-texts.ts";
import { type DogYearsAnswers, humanYears, phaseOf, readYears, tierOf, vetStage } from "./dog-years.ts";

/** Human years, life stage, and advice. */
export function DogYearsResult({ answers }: { answers: DogYearsAnswers | null }) {
  const language = useLanguage();
  const text = useToolTexts("dogYears");
  const age = answers && readYears(answers.age);
  if (!answers || age === null) {
    return (
      <section className="result" aria-live="polite">
        <h2 className="step-5">{text.emptyTitle}</h2>
        <p className="soft">{text.emptyText}</p>
      </section>
    );
  }
  const years = humanYears(age, answers.size);
  const stage = vetStage(age, answers.size);
  return (
    <section className="result" aria-live="polite" aria-labelledby="result-title">
      <h2 className="step-4" id="result-title">
        {text.resultTitle}
      </h2>
      <p className="result-line">
        <span className="result-number">{years}</span>{" "}
        <span className="step-6 display">{formatPlural(language, text.resultUnit, years)}</span>
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
      <Answered
        questions={[
          [text.ageLabel, age.toLocaleString(language)],
          [text.sizeLabel, text.sizes[answers.size]],
        ]}
      />
      <ResultActions result={phaseOf(years)} shareText={formatPlural(language, text.shareText, years)} />
    </section>
  );
}
