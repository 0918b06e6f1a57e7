import { useId, useState } from "react";
import { useTranslation } from "react-i18next";
import { readDecimal } from "#shared/ui/decimal.ts";
import { FieldError } from "#shared/ui/FieldError.tsx";
import type { Answer } from "../answering.ts";

interface NumberFieldProps {
  min: number;
  max: number;
  /** As it is shown. */
  unit: string;
  labelledBy: string;
  answer: Answer | undefined;
  /** An empty list takes the answer back. */
  onAnswer: (answer: Answer) => void;
}

/** A number with its unit; what lies outside its limits is asked about and not kept. */
export function NumberField({ min, max, unit, labelledBy, answer, onAnswer }: NumberFieldProps) {
  const { t, i18n } = useTranslation();
  const [typed, setTyped] = useState(
    typeof answer === "number" ? new Intl.NumberFormat(i18n.language, { useGrouping: false }).format(answer) : "",
  );
  const id = useId();
  const isRight = (value: number | null): value is number => value !== null && value >= min && value <= max;
  const isWrong = typed.trim() !== "" && !isRight(readDecimal(typed));
  const type = (text: string) => {
    const value = readDecimal(text);
    setTyped(text);
    onAnswer(isRight(value) ? value : []);
  };
  return (
    <div className="field">
      <div className="with-unit">
        <input
          className="input"
          inputMode="decimal"
          autoComplete="off"
          maxLength={8}
          value={typed}
          aria-labelledby={labelledBy}
          onChange={(event) => type(event.target.value)}
          {...(isWrong && { "aria-invalid": true, "aria-describedby": id })}
        />
        <span>{unit}</span>
      </div>
      {isWrong && <FieldError id={id}>{t("Please write a number from {{min}} to {{max}}.", { min, max })}</FieldError>}
    </div>
  );
}
