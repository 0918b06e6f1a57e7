import { choiceOf } from "../frame/choice-of.tsx";
import { StepForm, stateOf } from "../frame/StepForm.tsx";
import type { ToolFormProps } from "../frame/use-tool-answers.ts";
import { useToolTexts } from "../frame/use-tool-texts.ts";
import { COATS, LIVING, MONTHS, type SheddingAnswers, SIZES } from "./shedding.ts";

/** Three questions in steps. */
export function SheddingForm({ draft, step, onStep, onChange, onCalculate }: ToolFormProps<SheddingAnswers>) {
  const text = useToolTexts("shedding");
  const choice = choiceOf<SheddingAnswers>({
    draft,
    onChange: (part) => onChange(part.living ? { ...part, month: MONTHS[new Date().getMonth()] ?? "1" } : part),
  });
  return (
    <StepForm
      step={step}
      onStep={onStep}
      label={text.analyse}
      onCalculate={onCalculate}
      steps={[
        { question: choice("coat", text.coatLabel, COATS, text.coats), state: stateOf(draft.coat) },
        { question: choice("size", text.sizeLabel, SIZES, text.sizes), state: stateOf(draft.size) },
        { question: choice("living", text.livingLabel, LIVING, text.living), state: stateOf(draft.living) },
      ]}
    />
  );
}
