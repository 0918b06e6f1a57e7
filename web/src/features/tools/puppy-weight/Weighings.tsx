import { useEffect, useState } from "react";
import { formatKg } from "#shared/growth/format-kg.ts";
import { formatText } from "#shared/language/format-text.ts";
import { useLanguage } from "#shared/language/use-language.ts";
import { dayIn, readDay, writeDay } from "../frame/dates.ts";
import { useToolTexts } from "../frame/use-tool-texts.ts";
import { useToday } from "../frame/use-today.ts";
import type { WeighedPuppy } from "./assess-growth.ts";
import { WeighForm } from "./WeighForm.tsx";
import { type Weighing, withoutDay, withWeighing, writeWeighings } from "./weighings.ts";
import { WeighingsTable } from "./WeighingsTable.tsx";

interface WeighingsProps {
  born: Date;
  weighings: readonly Weighing[];
  weighed: readonly WeighedPuppy[];
  onChange: (weights: string | undefined) => void;
}

/** Weights to enter, change and remove; what was removed can be taken back. */
export function Weighings({ born, weighings, weighed, onChange }: WeighingsProps) {
  const language = useLanguage();
  const text = useToolTexts("puppyWeight");
  const today = useToday();
  const [changed, setChanged] = useState<Weighing>();
  const [removed, setRemoved] = useState<Weighing>();
  const [round, setRound] = useState(0);
  const write = (next: readonly Weighing[]) => onChange(writeWeighings(next));
  // a new form starts empty, or with the weighing to change
  useEffect(() => {
    if (round > 0) document.getElementById("puppy-kg")?.focus();
  }, [round]);
  function open(weighing: Weighing | undefined) {
    setChanged(weighing);
    setRound(round + 1);
  }
  function enter(weighing: Weighing) {
    write(withWeighing(changed ? withoutDay(weighings, changed.day) : weighings, weighing));
    setRemoved(undefined);
    open(undefined);
  }
  function remove(weighing: Weighing) {
    write(withoutDay(weighings, weighing.day));
    setRemoved(weighing);
    if (changed?.day === weighing.day) setChanged(undefined);
  }
  return (
    <section className="stack" aria-labelledby="puppy-weights">
      <h3 className="step-4" id="puppy-weights">
        {text.weighTitle}
      </h3>
      <WeighForm
        key={round}
        born={born}
        today={today}
        weighings={weighings}
        changed={changed}
        onEnter={enter}
        onCancel={() => open(undefined)}
      />
      <output className="row small no-print">
        {removed && (
          <>
            {formatText(text.removed, {
              kg: formatKg(Number(removed.kg), language),
              day: dayIn(language, readDay(removed.day) ?? today),
            })}
            <button
              className="link-button"
              type="button"
              onClick={() => {
                write(withWeighing(weighings, removed));
                setRemoved(undefined);
              }}
            >
              {text.undo}
            </button>
          </>
        )}
      </output>
      {weighed.length === 0 ? (
        <p>{text.noWeights}</p>
      ) : (
        <WeighingsTable
          weighed={weighed}
          onChange={({ day }) => open(weighings.find((each) => each.day === writeDay(day)))}
          onRemove={({ day }) => {
            const gone = weighings.find((each) => each.day === writeDay(day));
            if (gone) remove(gone);
          }}
        />
      )}
      <p className="help no-print">{text.weighHelp}</p>
    </section>
  );
}
