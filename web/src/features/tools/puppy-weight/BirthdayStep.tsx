import { useState } from "react";
import { AnswerField } from "#shared/ui/AnswerField.tsx";
import { useHydrated } from "#shared/ui/use-hydrated.ts";
import { writeDay } from "../frame/dates.ts";
import { useToolTexts } from "../frame/use-tool-texts.ts";
import { useToday } from "../frame/use-today.ts";
import { birthdayOf, wrongBirthday } from "./puppy-weight.ts";

interface BirthdayStepProps {
  born: string | undefined;
  onChange: (born: string | undefined) => void;
}

/** The birthday; who does not know it gives an age, which becomes a day. */
export function BirthdayStep({ born, onChange }: BirthdayStepProps) {
  const text = useToolTexts("puppyWeight");
  const hydrated = useHydrated();
  const today = useToday();
  const [weeks, setWeeks] = useState("");
  const wrong = born ? wrongBirthday(born, today) : null;
  const typeWeeks = (typed: string) => {
    setWeeks(typed);
    const day = birthdayOf(typed, today);
    onChange(day ? writeDay(day) : undefined);
  };
  return (
    <div className="stack">
      <AnswerField
        id="puppy-born"
        label={text.bornLabel}
        help={text.bornHelp}
        type="date"
        min="1990-01-01"
        max={hydrated ? writeDay(today) : undefined}
        value={born ?? ""}
        wrong={wrong ? text.bornWrong[wrong] : undefined}
        onChange={(day) => {
          setWeeks("");
          onChange(day || undefined);
        }}
      />
      <AnswerField
        id="puppy-weeks"
        label={text.weeksLabel}
        help={text.weeksHelp}
        inputMode="decimal"
        value={weeks}
        wrong={weeks && !born ? text.weeksWrong : undefined}
        atOnce
        onChange={typeWeeks}
      />
    </div>
  );
}
