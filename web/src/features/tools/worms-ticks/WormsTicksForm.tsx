import { useState } from "react";
import { AnswerField } from "#shared/ui/AnswerField.tsx";
import { TickList } from "#shared/ui/TickList.tsx";
import { WordChoice } from "#shared/ui/WordChoice.tsx";
import { useHydrated } from "#shared/ui/use-hydrated.ts";
import { readList, writeList } from "../frame/answers.ts";
import { readDay, writeDay } from "../frame/dates.ts";
import { StepForm } from "../frame/StepForm.tsx";
import { useToolTexts, useToolWords } from "../frame/use-tool-texts.ts";
import { useToday } from "../frame/use-today.ts";
import { AGES, COUNTRIES, FIELDS, HABITS, HOUSEHOLD, TRAVELS, type WormsTicksAnswers } from "./worms-ticks.ts";

interface WormsTicksFormProps {
  draft: Partial<WormsTicksAnswers>;
  onChange: (part: Partial<WormsTicksAnswers>) => void;
  onCalculate: () => void;
}
const LAST_STEP = 5;

/** Five questions; lists may be empty, and the last dates are optional. */
export function WormsTicksForm({ draft, onChange, onCalculate }: WormsTicksFormProps) {
  const words = useToolWords();
  const text = useToolTexts("wormsTicks");
  const hydrated = useHydrated();
  const today = useToday();
  const [step, setStep] = useState(1);
  const missing = (step === 1 && !draft.country) || (step === 2 && !draft.age);
  const travels = readList(TRAVELS, draft.travels ?? "none") ?? [];
  // an empty list is an answer too, and dates default to today
  function goOn() {
    if (step === LAST_STEP) return onCalculate();
    onChange({
      habits: draft.habits ?? "none",
      household: draft.household ?? "none",
      travels: draft.travels ?? "none",
      on: writeDay(today),
    });
    setStep(step + 1);
  }
  return (
    <StepForm
      step={step}
      of={LAST_STEP}
      next={{ label: step === LAST_STEP ? text.calculate : words.next, disabled: missing }}
      onNext={goOn}
      onBack={() => setStep(step - 1)}
    >
      {step === 1 && (
        <WordChoice
          legend={text.countryLabel}
          options={COUNTRIES}
          labels={text.countries}
          chosen={draft.country}
          onChoose={(country) => onChange({ country })}
        />
      )}
      {step === 2 && (
        <WordChoice
          legend={text.ageLabel}
          options={AGES}
          labels={text.ages}
          chosen={draft.age}
          onChoose={(age) => onChange({ age })}
        />
      )}
      {step === 3 && (
        <fieldset>
          <legend>{text.habitsLabel}</legend>
          <TickList
            options={HABITS}
            labelOf={(habit) => text.habits[habit]}
            ticked={readList(HABITS, draft.habits ?? "none") ?? []}
            onChange={(habits) => onChange({ habits: writeList(habits) })}
          />
        </fieldset>
      )}
      {step === 4 && (
        <>
          <fieldset>
            <legend>{text.householdLabel}</legend>
            <TickList
              options={HOUSEHOLD}
              labelOf={(person) => text.household[person]}
              ticked={readList(HOUSEHOLD, draft.household ?? "none") ?? []}
              onChange={(household) => onChange({ household: writeList(household) })}
            />
          </fieldset>
          <fieldset>
            <legend>{text.travelsLabel}</legend>
            <TickList
              options={TRAVELS}
              labelOf={(travel) => text.travels[travel]}
              ticked={travels}
              onChange={(next) => onChange({ travels: writeList(next) })}
            />
          </fieldset>
        </>
      )}
      {(step === 3 || step === 4) && <p className="help">{text.noneOf}</p>}
      {step === LAST_STEP && (
        <div className="stack">
          <AnswerField
            id="last-worming"
            label={text.lastLabel}
            help={text.lastHelp}
            type="date"
            min="1990-01-01"
            max={hydrated ? writeDay(today) : undefined}
            value={draft.last ?? ""}
            wrong={draft.last && !FIELDS.last.accepts(draft.last) ? text.lastWrong : undefined}
            onChange={(last) => onChange({ last })}
          />
          {travels.includes("entry") && (
            <AnswerField
              id="arrival"
              label={text.arrivalLabel}
              help={text.arrivalHelp}
              type="date"
              value={draft.arrival ?? ""}
              wrong={draft.arrival && !readDay(draft.arrival) ? text.arrivalWrong : undefined}
              onChange={(arrival) => onChange({ arrival })}
            />
          )}
        </div>
      )}
    </StepForm>
  );
}
