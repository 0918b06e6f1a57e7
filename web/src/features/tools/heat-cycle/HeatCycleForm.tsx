import { choiceOf } from "../frame/choice-of.tsx";
import { DayField } from "../frame/DayField.tsx";
import { StepForm, stateOf } from "../frame/StepForm.tsx";
import type { ToolFormProps } from "../frame/use-tool-answers.ts";
import { useToolTexts } from "../frame/use-tool-texts.ts";
import { AGES, CYCLES, FIELDS, type HeatAnswers, SIZES } from "./heat-cycle.ts";

/** Four questions in steps; the last two are optional. */
export function HeatCycleForm({ draft, step, onStep, onChange, onCalculate }: ToolFormProps<HeatAnswers>) {
  const text = useToolTexts("heatCycle");
  const choice = choiceOf({ draft, onChange });
  const last = (
    <DayField
      id="last-heat"
      label={text.lastLabel}
      help={text.lastHelp}
      value={draft.last ?? ""}
      wrong={draft.last && !FIELDS.last.accepts(draft.last) ? text.lastWrong : undefined}
      onChange={(day) => onChange({ last: day })}
    />
  );
  return (
    <StepForm
      step={step}
      onStep={onStep}
      label={text.calculate}
      onCalculate={onCalculate}
      steps={[
        { question: last, state: stateOf(draft.last) },
        { question: choice("cycle", text.cycleLabel, CYCLES, text.cycles), state: stateOf(draft.cycle) },
        {
          question: choice("size", text.sizeLabel, SIZES, text.sizes),
          help: text.optional,
          state: draft.size ? "answered" : "skippable",
        },
        { question: choice("age", text.ageLabel, AGES, text.ages), help: text.optional, state: "answered" },
      ]}
    />
  );
}
