import type { Question } from "@hundeblick/triage/concern";
import { msg } from "@hundeblick/web-kit/i18n.ts";
import { CircleHelp } from "lucide-react";
import { type RefObject, useId } from "react";
import { useTranslation } from "react-i18next";
import { type Answer, NONE, toggled } from "../answering.ts";
import { NumberField } from "./NumberField.tsx";
import { StepBar } from "./StepBar.tsx";

const UNITS: Record<Extract<Question, { kind: "number" }>["unit"], string> = {
  days: msg("days"),
  hours: msg("hours"),
  minutes: msg("minutes"),
  celsius: msg("°C"),
  breaths_per_minute: msg("a minute"),
};

interface QuestionCardProps {
  question: Question;
  name: string;
  /** Rule that the answer can match; null: only for the vet. */
  why: string | null;
  answer: Answer | undefined;
  heading: RefObject<HTMLHeadingElement | null>;
  onAnswer: (answer: Answer) => void;
  onSkip: () => void;
  onNext: () => void;
  /** Missing on the first question. */
  onBack?: () => void;
}

/** One question with its answers, "I don't know", and navigation. */
export function QuestionCard(props: QuestionCardProps) {
  const { question, name, why, answer, heading, onAnswer, onSkip, onNext, onBack } = props;
  const { t } = useTranslation();
  const id = useId();
  const labels = { "aria-labelledby": id, ...(question.help && { "aria-describedby": `${id}-help` }) };
  return (
    <fieldset className="question" {...labels}>
      <h4 className="step-5" id={id} ref={heading} tabIndex={-1}>
        {question.text}
      </h4>
      {question.help && (
        <p className="help" id={`${id}-help`}>
          {question.help}
        </p>
      )}
      <details className="question-why">
        <summary>
          <CircleHelp className="icon" aria-hidden />
          {t("Why we ask this")}
        </summary>
        <p>
          {why
            ? t("The answer can change how soon a vet should see your dog. One of our rules: “{{reason}}”", {
                reason: why,
              })
            : t("A vet will ask this too. Your answer goes on the sheet for the vet.")}
        </p>
      </details>
      {question.kind === "number" ? (
        <NumberField
          min={question.min}
          max={question.max}
          units={[{ unit: t(UNITS[question.unit]), times: 1 }]}
          labelledBy={id}
          answer={answer}
          onAnswer={onAnswer}
        />
      ) : (
        <div className="answers">
          {question.options.map((option) => (
            <label className={`answer${option.id === NONE ? " answer--none" : ""}`} key={option.id}>
              <input
                type={question.kind === "one" ? "radio" : "checkbox"}
                name={name}
                checked={[answer].flat().includes(option.id)}
                onChange={(event) =>
                  onAnswer(question.kind === "one" ? option.id : toggled(answer, option.id, event.target.checked))
                }
              />
              <span>{option.text}</span>
            </label>
          ))}
        </div>
      )}
      <StepBar
        names={{ back: t("To the question before"), skip: t("I don't know"), next: t("Next question") }}
        onBack={onBack}
        onSkip={onSkip}
        onNext={answer === undefined ? undefined : onNext}
      />
    </fieldset>
  );
}
