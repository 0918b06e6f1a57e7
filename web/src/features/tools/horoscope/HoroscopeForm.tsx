import { useState } from "react";
import { DayField } from "../frame/DayField.tsx";
import { useToday } from "../frame/use-today.ts";
import { useToolTexts } from "../frame/use-tool-texts.ts";
import { readBirthday, SIGN_IDS, SIGNS, type SignId, signOf } from "./horoscope.ts";

interface HoroscopeFormProps {
  chosen: SignId | undefined;
  onSign: (sign: SignId) => void;
  /** The birthday was changed: hides the old result. */
  onEdit: () => void;
}

/** A birthday, or the sign itself. */
export function HoroscopeForm({ chosen, onSign, onEdit }: HoroscopeFormProps) {
  const text = useToolTexts("horoscope");
  const today = useToday();
  const [typed, setTyped] = useState("");
  const birthday = readBirthday(typed, today);
  return (
    <form
      className="card stack stack--l"
      onSubmit={(event) => {
        event.preventDefault();
        if (birthday) onSign(signOf(birthday));
      }}
    >
      <DayField
        id="birthday"
        label={text.birthdayLabel}
        help={text.birthdayHelp}
        value={typed}
        wrong={typed && !birthday ? text.birthdayWrong : undefined}
        onChange={(day) => {
          setTyped(day);
          onEdit();
        }}
      />
      <button className="button" type="submit" disabled={!typed}>
        {text.show}
      </button>
      <fieldset>
        <legend>{text.pick}</legend>
        <div className="signs">
          {SIGN_IDS.map((id, index) => (
            <button className="chip" type="button" key={id} aria-pressed={chosen === id} onClick={() => onSign(id)}>
              {/* U+FE0E selects the text glyph instead of the emoji. */}
              <span aria-hidden>{`${SIGNS[index]?.symbol}\uFE0E`}</span>
              {text.signs[id].name}
            </button>
          ))}
        </div>
      </fieldset>
    </form>
  );
}
