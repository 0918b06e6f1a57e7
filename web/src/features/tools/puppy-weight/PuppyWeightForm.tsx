import type { WeighedBreed } from "@hundeblick/triage/breeds/breed-weights";
import { useState } from "react";
import { WordChoice } from "#shared/ui/WordChoice.tsx";
import { StepForm, stateOf } from "../frame/StepForm.tsx";
import type { ToolFormProps } from "../frame/use-tool-answers.ts";
import { useToolTexts } from "../frame/use-tool-texts.ts";
import { BirthdayStep } from "./BirthdayStep.tsx";
import { GrownDogFields } from "./GrownDogFields.tsx";
import { KNOWN, type Known, knownOf, type PuppyWeightAnswers } from "./puppy-weight.ts";

interface PuppyWeightFormProps extends ToolFormProps<PuppyWeightAnswers> {
  breeds: readonly WeighedBreed[];
}

/** How heavy the dog becomes, then how old it is; weights are entered beside the curve. */
export function PuppyWeightForm({ draft, breeds, step, onStep, onChange, onCalculate }: PuppyWeightFormProps) {
  const text = useToolTexts("puppyWeight");
  const [chosen, setChosen] = useState<Known>();
  const known = chosen ?? knownOf(draft.dog);
  const choose = (next: Known) => {
    setChosen(next);
    onChange({ dog: undefined, sex: undefined });
  };
  const grown = (
    <div className="stack">
      <WordChoice legend={text.knownLabel} options={KNOWN} labels={text.known} chosen={known} onChoose={choose} />
      {known && <GrownDogFields known={known} draft={draft} breeds={breeds} onChange={onChange} />}
    </div>
  );
  return (
    <StepForm
      step={step}
      onStep={onStep}
      label={text.calculate}
      onCalculate={onCalculate}
      steps={[
        { question: grown, state: known === "breed" && !draft.sex ? "open" : stateOf(draft.dog) },
        {
          question: <BirthdayStep born={draft.born} onChange={(born) => onChange({ born })} />,
          state: stateOf(draft.born),
        },
      ]}
    />
  );
}
