import { useState } from "react";
import { WordChoice } from "#shared/ui/WordChoice.tsx";
import { StepForm } from "../frame/StepForm.tsx";
import { useToolTexts, useToolWords } from "../frame/use-tool-texts.ts";
import { COATS, LIVING, MONTHS, type SheddingAnswers, SIZES } from "./shedding.ts";

interface SheddingFormProps {
  draft: Partial<SheddingAnswers>;
  onChange: (part: Partial<SheddingAnswers>) => void;
  onCalculate: () => void;
}

/** Three questions in steps. */
export function SheddingForm({ draft, onChange, onCalculate }: SheddingFormProps) {
  const words = useToolWords();
  const text = useToolTexts("shedding");
  const [step, setStep] = useState(1);
  const answered = [draft.coat, draft.size, draft.living][step - 1] !== undefined;
  return (
    <StepForm
      step={step}
      of={3}
      next={{ label: step === 3 ? text.analyse : words.next, disabled: !answered }}
      onNext={() => (step === 3 ? onCalculate() : setStep(step + 1))}
      onBack={() => setStep(step - 1)}
    >
      {step === 1 && (
        <WordChoice
          legend={text.coatLabel}
          options={COATS}
          labels={text.coats}
          chosen={draft.coat}
          onChoose={(coat) => onChange({ coat })}
        />
      )}
      {step === 2 && (
        <WordChoice
          legend={text.sizeLabel}
          options={SIZES}
          labels={text.sizes}
          chosen={draft.size}
          onChoose={(size) => onChange({ size })}
        />
      )}
      {step === 3 && (
        <WordChoice
          legend={text.livingLabel}
          options={LIVING}
          labels={text.living}
          chosen={draft.living}
          onChoose={(living) => onChange({ living, month: MONTHS[new Date().getMonth()] ?? "1" })}
        />
      )}
    </StepForm>
  );
}
