import { ArrowLeft } from "lucide-react";

interface StepBarProps {
  names: { back: string; skip: string; next: string };
  /** Missing on the first step. */
  onBack?: (() => void) | undefined;
  onSkip: () => void;
  /** Missing without an answer. */
  onNext?: (() => void) | undefined;
}

/** Navigation below a question or step. */
export function StepBar({ names, onBack, onSkip, onNext }: StepBarProps) {
  return (
    <div className="question-bar">
      {onBack ? <BackButton name={names.back} onBack={onBack} /> : <span />}
      <button className="button button--bare" type="button" onClick={onSkip}>
        {names.skip}
      </button>
      <button className="button" type="button" disabled={!onNext} onClick={onNext}>
        {names.next}
      </button>
    </div>
  );
}

export function BackButton({ name, onBack }: { name: string; onBack: () => void }) {
  return (
    <button className="icon-button" type="button" aria-label={name} onClick={onBack}>
      <ArrowLeft className="icon" aria-hidden />
    </button>
  );
}
