import { Fragment, type ReactNode, useEffect, useRef } from "react";
import { useHydrated } from "#shared/ui/use-hydrated.ts";
import { formatText } from "#shared/language/format-text.ts";
import { useToolWords } from "./use-tool-texts.ts";

export interface Step {
  question: ReactNode;
  help?: string;
  state: "open" | "answered" | "skippable";
}
export const stateOf = (answer: string | undefined): Step["state"] => (answer ? "answered" : "open");

interface StepFormProps {
  /** The question asked for; never one behind an open one. */
  step: number;
  onStep: (step: number) => void;
  steps: readonly Step[];
  /** Of the last button. */
  label: string;
  onCalculate: () => void;
}

/** One question at a time, with a progress bar. A new question gets the focus. */
export function StepForm({ step: wanted, onStep, steps, label, onCalculate }: StepFormProps) {
  const words = useToolWords();
  const of = steps.length;
  const open = steps.findIndex(({ state }) => state === "open");
  const at = Math.max(0, Math.min(wanted, open < 0 ? of - 1 : open));
  const question = useRef<HTMLDivElement>(null);
  const isHydrated = useHydrated();
  const shown = useRef<number>(undefined);
  useEffect(() => {
    if (!isHydrated) return;
    if (shown.current !== undefined && shown.current !== at) question.current?.focus();
    shown.current = at;
  }, [at, isHydrated]);
  const isLast = at === of - 1;
  const step = steps[at];
  function goOn() {
    if (isLast) return onCalculate();
    onStep(at + 1);
  }
  return (
    <form
      className="card stack stack--l"
      onSubmit={(event) => {
        event.preventDefault();
        if (step?.state !== "open") goOn();
      }}
    >
      <div className="stack stack--s">
        <div className="row row--spread small soft">
          <span>{formatText(words.step, { step: at + 1, of })}</span>
          <span>{formatText(words.percent, { percent: Math.round((100 * (at + 1)) / of) })}</span>
        </div>
        <progress className="progress-bar" aria-label={words.progress} max={of} value={at + 1} />
      </div>
      <div className="step-question" ref={question} tabIndex={-1}>
        <Fragment key={at}>{step?.question}</Fragment>
        {step?.help && <p className="help">{step.help}</p>}
      </div>
      <div className="row row--spread">
        <button className="button button--quiet" type="button" disabled={at === 0} onClick={() => onStep(at - 1)}>
          {words.back}
        </button>
        <button className="button" type="submit" disabled={step?.state === "open"}>
          {isLast ? label : step?.state === "skippable" ? words.skip : words.next}
        </button>
      </div>
    </form>
  );
}
