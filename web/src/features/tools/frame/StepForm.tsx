import { useEffect, useRef, type ReactNode } from "react";
import { formatText } from "#shared/language/format-text.ts";
import { useLanguage } from "#shared/language/use-language.ts";
import { useToolWords } from "./use-tool-texts.ts";

interface StepFormProps {
  step: number;
  of: number;
  children: ReactNode;
  next: { label: string; disabled: boolean };
  onNext: () => void;
  onBack: () => void;
}

/** One question at a time, with a progress bar. A new question gets the focus. */
export function StepForm({ step, of, children, next, onNext, onBack }: StepFormProps) {
  const words = useToolWords();
  const language = useLanguage();
  const question = useRef<HTMLDivElement>(null);
  const shown = useRef(step);
  useEffect(() => {
    if (shown.current !== step) question.current?.focus();
    shown.current = step;
  }, [step]);
  return (
    <form
      className="card stack stack--l"
      onSubmit={(event) => {
        event.preventDefault();
        if (!next.disabled) onNext();
      }}
    >
      <div className="stack stack--s">
        <div className="row row--spread small soft">
          <span>{formatText(words.step, { step, of })}</span>
          <span>{(step / of).toLocaleString(language, { style: "percent" })}</span>
        </div>
        <progress className="tool-progress" aria-label={words.progress} max={of} value={step} />
      </div>
      <div className="step-question" ref={question} tabIndex={-1}>
        {children}
      </div>
      <div className="row row--spread">
        <button className="button button--quiet" type="button" disabled={step === 1} onClick={onBack}>
          {words.back}
        </button>
        <button className="button" type="submit" disabled={next.disabled}>
          {next.label}
        </button>
      </div>
    </form>
  );
}
