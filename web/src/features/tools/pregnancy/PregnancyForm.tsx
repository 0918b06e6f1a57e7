import { useState } from "react";
import { AnswerField } from "#shared/ui/AnswerField.tsx";
import { WordChoice } from "#shared/ui/WordChoice.tsx";
import { useHydrated } from "#shared/ui/use-hydrated.ts";
import { writeDay } from "../frame/dates.ts";
import { StepForm } from "../frame/StepForm.tsx";
import { useToolTexts, useToolWords } from "../frame/use-tool-texts.ts";
import { useToday } from "../frame/use-today.ts";
import { BASES, BUILDS, LITTERS, type PregnancyAnswers, wrongDay } from "./pregnancy.ts";

interface PregnancyFormProps {
  draft: Partial<PregnancyAnswers>;
  onChange: (part: Partial<PregnancyAnswers>) => void;
  onCalculate: () => void;
}

/** Four questions in steps; the last two are optional. */
export function PregnancyForm({ draft, onChange, onCalculate }: PregnancyFormProps) {
  const words = useToolWords();
  const text = useToolTexts("pregnancy");
  const hydrated = useHydrated();
  const today = useToday();
  const [step, setStep] = useState(1);
  const missing = (step === 1 && !draft.basis) || (step === 2 && !draft.day);
  const label = { 3: draft.build ? words.next : words.skip, 4: text.calculate }[step] ?? words.next;
  const wrong = draft.day ? wrongDay(draft.day, today) : null;
  return (
    <StepForm
      step={step}
      of={4}
      next={{ label, disabled: missing }}
      onNext={() => (step === 4 ? onCalculate() : setStep(step + 1))}
      onBack={() => setStep(step - 1)}
    >
      {step === 1 && (
        <WordChoice
          legend={text.basisLabel}
          options={BASES}
          labels={text.bases}
          chosen={draft.basis}
          onChoose={(basis) => onChange({ basis })}
        />
      )}
      {step === 2 && (
        <AnswerField
          id="pregnancy-day"
          label={text.dayLabel[draft.basis ?? "mating"]}
          help={text.dayHelp}
          type="date"
          min="1990-01-01"
          max={hydrated ? writeDay(today) : undefined}
          value={draft.day ?? ""}
          wrong={wrong ? text.dayWrong[wrong] : undefined}
          onChange={(day) => onChange({ day })}
        />
      )}
      {step === 3 && (
        <WordChoice
          legend={text.buildLabel}
          options={BUILDS}
          labels={text.builds}
          chosen={draft.build}
          onChoose={(build) => onChange({ build })}
        />
      )}
      {step === 4 && (
        <WordChoice
          legend={text.litterLabel}
          options={LITTERS}
          labels={text.litters}
          chosen={draft.litter}
          onChoose={(litter) => onChange({ litter })}
        />
      )}
      {step > 2 && <p className="help">{text.optional}</p>}
    </StepForm>
  );
}
