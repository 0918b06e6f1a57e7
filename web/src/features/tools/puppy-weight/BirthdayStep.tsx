import { useState } from "react";
import { AnswerField } from "#shared/ui/AnswerField.tsx";
import { writeDay } from "../frame/dates.ts";
import { DayField } from "../frame/DayField.tsx";
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
      <DayField
        id="puppy-born"
        label={text.bornLabel}
        help={text.bornHelp}
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
