import type { Check } from "@hundeblick/triage/check";
import { useTranslation } from "react-i18next";
import { useId } from "react";
import { msg } from "@hundeblick/web-kit/i18n.ts";
import { type Answer, NONE, toggled } from "../answering.ts";
import { BreathCounter } from "./BreathCounter.tsx";
import { NumberField } from "./NumberField.tsx";

/** Units that are words; the others are the same in every language. */
const UNITS: Partial<Record<string, string>> = { days: msg("days"), "breaths/min": msg("a minute") };

interface CheckInputProps {
  input: Check["inputs"][number];
  name: string;
  answer: Answer | undefined;
  /** An empty list takes the answer back. */
  onAnswer: (answer: Answer) => void;
}

/** What was found in one step of a check. */
export function CheckInput({ input, name, answer, onAnswer }: CheckInputProps) {
  const { t } = useTranslation();
  const id = useId();
  return (
    <fieldset className="question" aria-labelledby={id}>
      <h3 className="step-3" id={id}>
        {input.text}
      </h3>
      {input.help && <p className="help">{input.help}</p>}
      {input.kind === "taps" && (
        <BreathCounter seconds={input.seconds} taps={answer} max={input.max} onCount={onAnswer} />
      )}
      {input.kind === "number" && (
        <NumberField
          min={input.min}
          max={input.max}
          unit={t(UNITS[input.unit] ?? input.unit)}
          labelledBy={id}
          answer={answer}
          onAnswer={onAnswer}
        />
      )}
      {(input.kind === "one" || input.kind === "many") && (
        <div className="answers">
          {input.options.map((option) => (
            <label className={`answer${option.id === NONE ? " answer--none" : ""}`} key={option.id}>
              <input
                type={input.kind === "one" ? "radio" : "checkbox"}
                name={name}
                checked={[answer].flat().includes(option.id)}
                onChange={(event) =>
                  onAnswer(input.kind === "one" ? option.id : toggled(answer, option.id, event.target.checked))
                }
              />
              <span className="swatch-line">
                {option.swatch && <i className="swatch-colour" style={{ background: option.swatch }} />}
                {option.text}
              </span>
            </label>
          ))}
        </div>
      )}
      {answer !== undefined && input.kind !== "number" && (
        <button className="link-button" type="button" onClick={() => onAnswer([])}>
          {t("Take back the answer")}
        </button>
      )}
    </fieldset>
  );
}
