import { useState } from "react";
import { AnswerField } from "#shared/ui/AnswerField.tsx";
import { writeDay } from "../frame/dates.ts";
import { useToolTexts } from "../frame/use-tool-texts.ts";
import { MAX_WEIGHINGS, readKg, type Weighing, wrongDay } from "./weighings.ts";

interface WeighFormProps {
  born: Date;
  today: Date;
  weighings: readonly Weighing[];
  /** The one that is being changed, if any. */
  changed: Weighing | undefined;
  onEnter: (weighing: Weighing) => void;
  onCancel: () => void;
}

/** One weight and its day; today unless another is chosen. */
export function WeighForm({ born, today, weighings, changed, onEnter, onCancel }: WeighFormProps) {
  const text = useToolTexts("puppyWeight");
  const [kg, setKg] = useState(changed?.kg ?? "");
  const [day, setDay] = useState(changed?.day ?? writeDay(today));
  const read = readKg(kg);
  const wrong = wrongDay(day, born, today);
  if (!changed && weighings.length >= MAX_WEIGHINGS) return <p>{text.full}</p>;
  return (
    <form
      className="stack no-print"
      onSubmit={(event) => {
        event.preventDefault();
        if (read !== null && !wrong) onEnter({ day, kg: read });
      }}
    >
      <div className="weigh-fields">
        <AnswerField
          id="puppy-kg"
          label={text.kgLabel}
          help={text.kgHelp}
          unit="kg"
          inputMode="decimal"
          value={kg}
          wrong={read === null ? text.kgWrong : undefined}
          onChange={setKg}
        />
        <AnswerField
          id="puppy-day"
          label={text.dayLabel}
          help={text.dayHelp}
          type="date"
          min={writeDay(born)}
          max={writeDay(today)}
          value={day}
          wrong={wrong ? text.dayWrong[wrong] : undefined}
          onChange={setDay}
        />
      </div>
      <div className="row">
        <button className="button button--s" type="submit">
          {changed ? text.save : text.add}
        </button>
        {changed && (
          <button className="button button--quiet button--s" type="button" onClick={onCancel}>
            {text.cancel}
          </button>
        )}
      </div>
    </form>
  );
}
