import type { Concern } from "@hundeblick/triage/concern";
import type { EmergencyLines } from "@hundeblick/triage/emergency-data";
import { useState } from "react";
import { AnswerField } from "#shared/ui/AnswerField.tsx";
import { WordChoice } from "#shared/ui/WordChoice.tsx";
import { StepForm } from "../frame/StepForm.tsx";
import type { Changes } from "../frame/use-tool-answers.ts";
import { useToolTexts, useToolWords } from "../frame/use-tool-texts.ts";
import { AmountStep } from "./AmountStep.tsx";
import { asksAmount, factsOf } from "./kinds.ts";
import { KindStep } from "./KindStep.tsx";
import { AGES, type PoisonAnswers, readWeight, WHEN, type When } from "./answers.ts";
import { SignStep } from "./SignStep.tsx";

interface PoisonFormProps {
  draft: Partial<PoisonAnswers>;
  concern: Concern;
  guide: EmergencyLines;
  onChange: (part: Changes<PoisonAnswers>) => void;
  onCalculate: () => void;
}
type Step = "signs" | "dog" | "kind" | "amount" | "when";

/** Signs first, then dog, food, amount and time. No amount is asked where none is safe. */
export function PoisonForm({ draft, concern, guide, onChange, onCalculate }: PoisonFormProps) {
  const words = useToolWords();
  const text = useToolTexts("poison");
  const [at, setAt] = useState(0);
  const { kind } = draft;
  const asksHowMuch = !kind || asksAmount(factsOf(kind));
  const steps: readonly Step[] = ["signs", "dog", "kind", ...(asksHowMuch ? (["amount"] as const) : []), "when"];
  const step = steps[at] ?? "when";
  return (
    <StepForm
      step={at + 1}
      of={steps.length}
      next={{ label: step === "when" ? text.calculate : words.next, disabled: !isAnswered(step, draft) }}
      onNext={() => (step === "when" ? onCalculate() : setAt(at + 1))}
      onBack={() => setAt(at - 1)}
    >
      {step === "signs" && (
        <SignStep concern={concern} guide={guide} signs={draft.signs} onChange={(signs) => onChange({ signs })} />
      )}
      {step === "dog" && (
        <div className="stack">
          <AnswerField
            id="poison-weight"
            label={text.weightLabel}
            help={text.weightHelp}
            unit="kg"
            inputMode="decimal"
            value={draft.weight ?? ""}
            wrong={draft.weight && readWeight(draft.weight) === null ? text.weightWrong : undefined}
            onChange={(weight) => onChange({ weight })}
          />
          <WordChoice
            legend={text.ageLabel}
            options={AGES}
            labels={text.ages}
            chosen={draft.age}
            onChoose={(age) => onChange({ age })}
          />
        </div>
      )}
      {step === "kind" && (
        <KindStep kind={kind} onChange={(next) => onChange({ kind: next, unit: undefined, amount: undefined })} />
      )}
      {step === "amount" && kind && <AmountStep kind={kind} draft={draft} onChange={onChange} />}
      {step === "when" && <WhenStep concern={concern} when={draft.when} onChange={(when) => onChange({ when })} />}
    </StepForm>
  );
}

function isAnswered(step: Step, { signs, weight, kind, unit, amount }: Partial<PoisonAnswers>): boolean {
  if (step === "signs") return !!signs;
  if (step === "dog") return !!weight;
  if (step === "kind") return kind !== undefined;
  if (step === "when") return true;
  return unit !== undefined && (!kind || factsOf(kind).grams?.[unit] === undefined || !!amount);
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
