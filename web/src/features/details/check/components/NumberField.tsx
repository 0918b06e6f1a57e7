import { useId, useState } from "react";
import { useTranslation } from "react-i18next";
import { readDecimal } from "#shared/ui/decimal.ts";
import { FieldError } from "#shared/ui/FieldError.tsx";
import type { Answer } from "../answering.ts";
import { type Unit, UnitChoice } from "./UnitChoice.tsx";

interface NumberFieldProps {
  min: number;
  max: number;
  /** Units; the first is that of answer, `min` and `max`. */
  units: readonly [Unit, ...Unit[]];
  labelledBy: string;
  answer: Answer | undefined;
  /** An empty list withdraws the answer. */
  onAnswer: (answer: Answer) => void;
}

/** A number with its unit; out of range it is questioned and not stored. */
export function NumberField({ min, max, units, labelledBy, answer, onAnswer }: NumberFieldProps) {
  const { t, i18n } = useTranslation();
  const format = (value: number) => new Intl.NumberFormat(i18n.language, { useGrouping: false }).format(value);
  const [typed, setTyped] = useState(typeof answer === "number" ? format(answer) : "");
  const [unit, setUnit] = useState(units[0]);
  const id = useId();
  const toValidNumber = (text: string, { times }: Unit): number | null => {
    const value = readDecimal(text);
    const converted = value === null ? null : Math.round(value * times * 10_000) / 10_000;
    return converted !== null && converted >= min && converted <= max ? converted : null;
  };
  const change = (text: string, next: Unit) => {
    setTyped(text);
    setUnit(next);
    onAnswer(toValidNumber(text, next) ?? []);
  };
  const isWrong = typed.trim() !== "" && toValidNumber(typed, unit) === null;
  return (
    <div className="field">
      <div className={units.length > 1 ? "with-units" : "with-unit"}>
        <input
          className="input"
          inputMode="decimal"
          autoComplete="off"
          maxLength={8}
          value={typed}
          aria-labelledby={labelledBy}
          onChange={(event) => change(event.target.value, unit)}
          {...(isWrong && { "aria-invalid": true, "aria-describedby": id })}
        />
        {units.length > 1 ? (
          <UnitChoice units={units} chosen={unit} onChoose={(next) => change(typed, next)} />
        ) : (
          <span>{unit.unit}</span>
        )}
      </div>
      {isWrong && (
        <FieldError id={id}>
          {t("Please write a number from {{min}} to {{max}}.", {
            min: format(roundedIn(min, unit, Math.ceil)),
            max: format(roundedIn(max, unit, Math.floor)),
          })}
        </FieldError>
      )}
    </div>
  );
}

/** A limit in another unit, rounded inwards. */
const roundedIn = (limit: number, { times }: Unit, round: (value: number) => number): number =>
  times === 1 ? limit : round(limit / times);
