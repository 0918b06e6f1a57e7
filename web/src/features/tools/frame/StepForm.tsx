import { Fragment, type ReactNode, useEffect, useRef, useState } from "react";
import { formatText } from "#shared/language/format-text.ts";
import { useToolWords } from "./use-tool-texts.ts";

export interface Step {
  question: ReactNode;
  help?: string;
  state: "open" | "answered" | "skippable";
}
export const stateOf = (answer: string | undefined): Step["state"] => (answer ? "answered" : "open");

interface StepFormProps {
  steps: readonly Step[];
  /** Of the last button. */
  label: string;
  onCalculate: () => void;
  /** Before the next question. */
  onNext?: () => void;
}

/** One question at a time, with a progress bar. A new question gets the focus. */
export function StepForm({ steps, label, onCalculate, onNext }: StepFormProps) {
  const words = useToolWords();
  const [at, setAt] = useState(0);
  const question = useRef<HTMLDivElement>(null);
  const shown = useRef(at);
  useEffect(() => {
    if (shown.current !== at) question.current?.focus();
    shown.current = at;
  }, [at]);
  const of = steps.length;
  const isLast = at === of - 1;
  const step = steps[at];
  function goOn() {
    if (isLast) return onCalculate();
    onNext?.();
    setAt(at + 1);
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
        <button className="button button--quiet" type="button" disabled={at === 0} onClick={() => setAt(at - 1)}>
          {words.back}
        </button>
        <button className="button" type="submit" disabled={step?.state === "open"}>
          {isLast ? label : step?.state === "skippable" ? words.skip : words.next}
        </button>
      </div>
    </form>
  );
}
