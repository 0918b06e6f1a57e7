import type { WeighedBreed } from "@hundeblick/triage/breeds/breed-weights";
import { useState } from "react";
import { WordChoice } from "#shared/ui/WordChoice.tsx";
import { StepForm } from "../frame/StepForm.tsx";
import type { Changes } from "../frame/use-tool-answers.ts";
import { useToolTexts, useToolWords } from "../frame/use-tool-texts.ts";
import { BirthdayStep } from "./BirthdayStep.tsx";
import { GrownDogFields } from "./GrownDogFields.tsx";
import { KNOWN, type Known, knownOf, type PuppyWeightAnswers } from "./puppy-weight.ts";

interface PuppyWeightFormProps {
  draft: Partial<PuppyWeightAnswers>;
  breeds: readonly WeighedBreed[];
  onChange: (part: Changes<PuppyWeightAnswers>) => void;
  onCalculate: () => void;
}

/** How heavy the dog becomes, then how old it is; weights are entered beside the curve. */
export function PuppyWeightForm({ draft, breeds, onChange, onCalculate }: PuppyWeightFormProps) {
  const words = useToolWords();
  const text = useToolTexts("puppyWeight");
  const [step, setStep] = useState(1);
  const [chosen, setChosen] = useState<Known>();
  const known = chosen ?? knownOf(draft.dog);
  const choose = (next: Known) => {
    setChosen(next);
    onChange({ dog: undefined, sex: undefined });
  };
  const missing = step === 1 ? !draft.dog || (known === "breed" && !draft.sex) : !draft.born;
  return (
    <StepForm
      step={step}
      of={2}
      next={{ label: step === 2 ? text.calculate : words.next, disabled: missing }}
      onNext={() => (step === 2 ? onCalculate() : setStep(2))}
      onBack={() => setStep(1)}
    >
      {step === 1 ? (
        <div className="stack">
          <WordChoice legend={text.knownLabel} options={KNOWN} labels={text.known} chosen={known} onChoose={choose} />
          {known && <GrownDogFields known={known} draft={draft} breeds={breeds} onChange={onChange} />}
        </div>
      ) : (
        <BirthdayStep born={draft.born} onChange={(born) => onChange({ born })} />
      )}
    </StepForm>
  );
}
