import { choiceOf } from "../frame/choice-of.tsx";
import { DayField } from "../frame/DayField.tsx";
import { StepForm, stateOf } from "../frame/StepForm.tsx";
import type { ToolFormProps } from "../frame/use-tool-answers.ts";
import { useToolTexts } from "../frame/use-tool-texts.ts";
import { useToday } from "../frame/use-today.ts";
import { BASES, BUILDS, LITTERS, type PregnancyAnswers, wrongDay } from "./pregnancy.ts";

/** Four questions in steps; the last two are optional. */
export function PregnancyForm({ draft, step, onStep, onChange, onCalculate }: ToolFormProps<PregnancyAnswers>) {
  const text = useToolTexts("pregnancy");
  const today = useToday();
  const choice = choiceOf({ draft, onChange });
  const wrong = draft.day ? wrongDay(draft.day, today) : null;
  const day = (
    <DayField
      id="pregnancy-day"
      label={text.dayLabel[draft.basis ?? "mating"]}
      help={text.dayHelp}
      value={draft.day ?? ""}
      wrong={wrong ? text.dayWrong[wrong] : undefined}
      onChange={(next) => onChange({ day: next })}
    />
  );
  return (
    <StepForm
      step={step}
      onStep={onStep}
      label={text.calculate}
      onCalculate={onCalculate}
      steps={[
        { question: choice("basis", text.basisLabel, BASES, text.bases), state: stateOf(draft.basis) },
        { question: day, state: stateOf(draft.day) },
        {
          question: choice("build", text.buildLabel, BUILDS, text.builds),
          help: text.optional,
          state: draft.build ? "answered" : "skippable",
        },
        { question: choice("litter", text.litterLabel, LITTERS, text.litters), help: text.optional, state: "answered" },
      ]}
    />
  );
}
