import { AnswerField } from "#shared/ui/AnswerField.tsx";
import { TickList } from "#shared/ui/TickList.tsx";
import { readList, writeList } from "../frame/answers.ts";
import { choiceOf } from "../frame/choice-of.tsx";
import { readDay, writeDay } from "../frame/dates.ts";
import { DayField } from "../frame/DayField.tsx";
import { StepForm, stateOf } from "../frame/StepForm.tsx";
import type { ToolFormProps } from "../frame/use-tool-answers.ts";
import { useToolTexts } from "../frame/use-tool-texts.ts";
import { useToday } from "../frame/use-today.ts";
import { AGES, COUNTRIES, FIELDS, HABITS, HOUSEHOLD, TRAVELS, type WormsTicksAnswers } from "./worms-ticks.ts";

/** Five questions; lists may be empty, and the last dates are optional. */
export function WormsTicksForm({ draft, step, onChange, onCalculate }: ToolFormProps<WormsTicksAnswers>) {
  const text = useToolTexts("wormsTicks");
  const today = useToday();
  const choice = choiceOf({ draft, onChange });
  const { habits = "none", household = "none", travels = "none", last = "", arrival = "" } = draft;
  const list = <Word extends string>(
    key: "habits" | "household" | "travels",
    legend: string,
    options: readonly Word[],
    labels: Readonly<Record<Word, string>>,
  ) => (
    <fieldset>
      <legend>{legend}</legend>
      <TickList
        options={options}
        labelOf={(word) => labels[word]}
        ticked={readList(options, draft[key] ?? "none") ?? []}
        onChange={(ticked) => onChange({ [key]: writeList(ticked) })}
      />
    </fieldset>
  );
  const dates = (
    <div className="stack">
      <DayField
        id="last-worming"
        label={text.lastLabel}
        help={text.lastHelp}
        value={last}
        wrong={last && !FIELDS.last.accepts(last) ? text.lastWrong : undefined}
        onChange={(day) => onChange({ last: day })}
      />
      {readList(TRAVELS, travels)?.includes("entry") && (
        <AnswerField
          id="arrival"
          label={text.arrivalLabel}
          help={text.arrivalHelp}
          type="date"
          value={arrival}
          wrong={arrival && !readDay(arrival) ? text.arrivalWrong : undefined}
          onChange={(day) => onChange({ arrival: day })}
        />
      )}
    </div>
  );
  return (
    <StepForm
      step={step}
      onStep={(next) => onChange({ habits, household, travels, on: writeDay(today) }, next)}
      label={text.calculate}
      onCalculate={onCalculate}
      // an empty list is an answer too, and dates default to today
      steps={[
        { question: choice("country", text.countryLabel, COUNTRIES, text.countries), state: stateOf(draft.country) },
        { question: choice("age", text.ageLabel, AGES, text.ages), state: stateOf(draft.age) },
        {
          question: list("habits", text.habitsLabel, HABITS, text.habits),
          help: text.noneOf,
          state: "answered",
        },
        {
          question: (
            <>
              {list("household", text.householdLabel, HOUSEHOLD, text.household)}
              {list("travels", text.travelsLabel, TRAVELS, text.travels)}
            </>
          ),
          help: text.noneOf,
          state: "answered",
        },
        { question: dates, state: "answered" },
      ]}
    />
  );
}
