import { useState } from "react";
import { AnswerField } from "#shared/ui/AnswerField.tsx";
import { WordChoice } from "#shared/ui/WordChoice.tsx";
import { writeDay } from "../frame/dates.ts";
import { StepForm } from "../frame/StepForm.tsx";
import { useHydrated } from "#shared/ui/use-hydrated.ts";
import { useToday } from "../frame/use-today.ts";
import { useToolTexts, useToolWords } from "../frame/use-tool-texts.ts";
import { AGES, CYCLES, FIELDS, type HeatAnswers, SIZES } from "./heat-cycle.ts";

interface HeatCycleFormProps {
  draft: Partial<HeatAnswers>;
  onChange: (part: Partial<HeatAnswers>) => void;
  onCalculate: () => void;
}

/** Four questions in steps; the last two are optional. */
export function HeatCycleForm({ draft, onChange, onCalculate }: HeatCycleFormProps) {
  const words = useToolWords();
  const text = useToolTexts("heatCycle");
  const hydrated = useHydrated();
  const today = useToday();
  const [step, setStep] = useState(1);
  const missing = (step === 1 && !draft.last) || (step === 2 && !draft.cycle);
  const label = { 3: draft.size ? words.next : words.skip, 4: text.calculate }[step] ?? words.next;
  return (
    <StepForm
      step={step}
      of={4}
      next={{ label, disabled: missing }}
      onNext={() => (step === 4 ? onCalculate() : setStep(step + 1))}
      onBack={() => setStep(step - 1)}
    >
      {step === 1 && (
        <AnswerField
          id="last-heat"
          label={text.lastLabel}
          help={text.lastHelp}
          type="date"
          min="1990-01-01"
          max={hydrated ? writeDay(today) : undefined}
          value={draft.last ?? ""}
          wrong={draft.last && !FIELDS.last.accepts(draft.last) ? text.lastWrong : undefined}
          onChange={(last) => onChange({ last })}
        />
      )}
      {step === 2 && (
        <WordChoice
          legend={text.cycleLabel}
          options={CYCLES}
          labels={text.cycles}
          chosen={draft.cycle}
          onChoose={(cycle) => onChange({ cycle })}
        />
      )}
      {step === 3 && (
        <WordChoice
          legend={text.sizeLabel}
          options={SIZES}
          labels={text.sizes}
          chosen={draft.size}
          onChoose={(size) => onChange({ size })}
        />
      )}
      {step === 4 && (
        <WordChoice
          legend={text.ageLabel}
          options={AGES}
          labels={text.ages}
          chosen={draft.age}
          onChoose={(age) => onChange({ age })}
        />
      )}
      {step > 2 && <p className="help">{text.optional}</p>}
    </StepForm>
  );
}
