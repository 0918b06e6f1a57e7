import type { Concern } from "@hundeblick/triage/concern";
import type { EmergencyLines } from "@hundeblick/triage/emergency-data";
import { AnswerField } from "#shared/ui/AnswerField.tsx";
import { WordChoice } from "#shared/ui/WordChoice.tsx";
import { type Step, StepForm, stateOf } from "../frame/StepForm.tsx";
import { choiceOf } from "../frame/choice-of.tsx";
import type { ToolFormProps } from "../frame/use-tool-answers.ts";
import { useToolTexts } from "../frame/use-tool-texts.ts";
import { AmountStep } from "./AmountStep.tsx";
import { asksAmount, factsOf } from "./kinds.ts";
import { KindStep } from "./KindStep.tsx";
import { AGES, type PoisonAnswers, readWeight, WHEN, type When } from "./answers.ts";
import { SignStep } from "./SignStep.tsx";

interface PoisonFormProps extends ToolFormProps<PoisonAnswers> {
  concern: Concern;
  guide: EmergencyLines;
}

/** Signs first, then dog, food, amount and time. No amount is asked where none is safe. */
export function PoisonForm({ draft, concern, guide, step, onStep, onChange, onCalculate }: PoisonFormProps) {
  const text = useToolTexts("poison");
  const { signs, weight = "", kind, unit, amount, when } = draft;
  const dog = (
    <div className="stack">
      <AnswerField
        id="poison-weight"
        label={text.weightLabel}
        help={text.weightHelp}
        unit="kg"
        inputMode="decimal"
        value={weight}
        wrong={weight && readWeight(weight) === null ? text.weightWrong : undefined}
        onChange={(kg) => onChange({ weight: kg })}
      />
      {choiceOf({ draft, onChange })("age", text.ageLabel, AGES, text.ages)}
    </div>
  );
  const isCounted = kind && unit && factsOf(kind).grams?.[unit] !== undefined;
  const amountStep: Step = {
    question: kind && <AmountStep kind={kind} draft={draft} onChange={onChange} />,
    state: stateOf(isCounted ? amount : unit),
  };
  return (
    <StepForm
      step={step}
      onStep={onStep}
      label={text.calculate}
      onCalculate={onCalculate}
      steps={[
        {
          question: (
            <SignStep concern={concern} guide={guide} signs={signs} onChange={(next) => onChange({ signs: next })} />
          ),
          state: stateOf(signs),
        },
        { question: dog, state: stateOf(weight) },
        {
          question: (
            <KindStep kind={kind} onChange={(next) => onChange({ kind: next, unit: undefined, amount: undefined })} />
          ),
          state: stateOf(kind),
        },
        ...(!kind || asksAmount(factsOf(kind)) ? [amountStep] : []),
        {
          question: <WhenStep concern={concern} when={when} onChange={(next) => onChange({ when: next })} />,
          state: "answered",
        },
      ]}
    />
  );
}

interface WhenStepProps {
  concern: Concern;
  when: When | undefined;
  onChange: (when: When) => void;
}

/** Time, as in the concern; default: just now. */
function WhenStep({ concern, when, onChange }: WhenStepProps) {
  const text = useToolTexts("poison");
  const question = concern.questions.find(({ id }) => id === "when");
  const options = question && "options" in question ? question.options : [];
  const labels = Object.fromEntries(options.map(({ id, text: label }) => [id, label])) as Record<When, string>;
  return (
    <>
      <WordChoice legend={question?.text ?? ""} options={WHEN} labels={labels} chosen={when} onChoose={onChange} />
      <p className="help">{text.timeHelp}</p>
    </>
  );
}
