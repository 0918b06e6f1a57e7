import type { Question } from "@hundeblick/triage/concern";
import { useId, useState } from "react";
import { useTranslation } from "react-i18next";
import { msg } from "@hundeblick/web-kit/i18n.ts";
import { readDecimal } from "../../../../ui/decimal.ts";
import { FieldError } from "../../../../ui/FieldError.tsx";
import type { Answer } from "../answering.ts";

type NumberQuestion = Extract<Question, { kind: "number" }>;
const UNITS: Record<NumberQuestion["unit"], string> = {
  days: msg("days"),
  hours: msg("hours"),
  minutes: msg("minutes"),
  celsius: msg("°C"),
  breaths_per_minute: msg("a minute"),
};

interface NumberAnswerProps {
  question: NumberQuestion;
  labelledBy: string;
  answer: Answer | undefined;
  onAnswer: (answer: Answer) => void;
}

/** A number in the question's unit; what lies outside its limits is asked about and not kept. */
export function NumberAnswer({ question, labelledBy, answer, onAnswer }: NumberAnswerProps) {
  const { t, i18n } = useTranslation();
  const [typed, setTyped] = useState(
    typeof answer === "number" ? new Intl.NumberFormat(i18n.language, { useGrouping: false }).format(answer) : "",
  );
  const id = useId();
  const { min, max } = question;
  const isRight = (value: number | null): value is number => value !== null && value >= min && value <= max;
  const isWrong = typed.trim() !== "" && !isRight(readDecimal(typed));
  const type = (text: string) => {
    const value = readDecimal(text);
    setTyped(text);
    // An empty list takes the answer back.
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
        <span>{t(UNITS[question.unit])}</span>
      </div>
      {isWrong && <FieldError id={id}>{t("Please write a number from {{min}} to {{max}}.", { min, max })}</FieldError>}
    </div>
  );
}
