import type { Check } from "@hundeblick/triage/check";
import { useTranslation } from "react-i18next";
import { type ReactNode, useId } from "react";
import { msg } from "@hundeblick/web-kit/i18n.ts";
import type { Answer } from "../answering.ts";
import { BreathCounter } from "./BreathCounter.tsx";
import { CheckOptions } from "./CheckOptions.tsx";
import { NumberField } from "./NumberField.tsx";

/** Units that need a translation. */
const UNITS: Partial<Record<string, string>> = { days: msg("days"), "breaths/min": msg("a minute") };

interface CheckInputProps {
  input: Check["inputs"][number];
  name: string;
  answer: Answer | undefined;
  /** Drawings of the options. */
  pictures: Record<string, string> | undefined;
  /** Steps before this input. */
  howTo: ReactNode;
  /** An empty list withdraws the answer. */
  onAnswer: (answer: Answer) => void;
}

/** Input of one step of a check. */
export function CheckInput({ input, name, answer, pictures, howTo, onAnswer }: CheckInputProps) {
  const { t } = useTranslation();
  const id = useId();
  return (
    <fieldset className="question" aria-labelledby={id}>
      <h3 className="step-3" id={id}>
        {input.text}
      </h3>
      {howTo}
      {input.help && <p className="help">{input.help}</p>}
      {input.kind === "taps" && (
        <BreathCounter seconds={input.seconds} taps={answer} max={input.max} onCount={onAnswer} />
      )}
      {input.kind === "number" && (
        <NumberField
          min={input.min}
          max={input.max}
          units={[{ unit: t(UNITS[input.unit] ?? input.unit), times: 1 }, ...(input.otherUnits ?? [])]}
          labelledBy={id}
          answer={answer}
          onAnswer={onAnswer}
        />
      )}
      {(input.kind === "one" || input.kind === "many") && (
        <CheckOptions input={input} name={name} answer={answer} pictures={pictures} onAnswer={onAnswer} />
      )}
      {answer !== undefined && input.kind !== "number" && (
        <button className="link-button" type="button" onClick={() => onAnswer([])}>
          {t("Take back the answer")}
        </button>
      )}
    </fieldset>
  );
}
