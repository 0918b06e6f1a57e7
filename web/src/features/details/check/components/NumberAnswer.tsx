import type { Question } from "@hundeblick/triage/concern";
import { useTranslation } from "react-i18next";
import { msg } from "@hundeblick/web-kit/i18n.ts";
import type { Answer } from "../answering.ts";
import { NumberField } from "./NumberField.tsx";

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

/** A number in the question's unit. */
export function NumberAnswer({ question, ...field }: NumberAnswerProps) {
  const { t } = useTranslation();
  return (
    <NumberField
      min={question.min}
      max={question.max}
      units={[{ unit: t(UNITS[question.unit]), times: 1 }]}
      {...field}
    />
  );
}
