import { type ReactNode, useEffect, useRef } from "react";
import { Answered, type AnsweredQuestions } from "./Answered.tsx";
import type { CalendarEntry } from "./calendar-file.ts";
import { Points } from "./Points.tsx";
import { ResultActions } from "./ResultActions.tsx";
import { VetFirst } from "#shared/ui/VetFirst.tsx";

interface ResultViewProps {
  /** As in `ResultActions`. */
  result: string | undefined;
  title: string;
  /** The result in a word or two. */
  word: ReactNode;
  text?: string;
  /** Drawings and figures of the result. */
  children?: ReactNode;
  /** Answers behind the result, unless it contains them. */
  answered?: AnsweredQuestions;
  /** Why a vet comes first, if so. */
  vet?: string | undefined;
  groups: readonly { heading: string; points: readonly string[]; wary?: boolean }[];
  /** Content of full width, below. */
  details?: ReactNode;
  /** The details are the main part: in one column they come first. */
  detailsFirst?: boolean;
  shareText: string;
  calendar?: readonly CalendarEntry[];
  networks?: boolean;
  again?: { label: string; onClick: () => void };
  /** Gets the focus of the removed form. */
  fresh: boolean;
}

/** Replaces the form: result, meaning, actions. */
export function ResultView(props: ResultViewProps) {
  const {
    title,
    word,
    text,
    children,
    answered,
    vet,
    groups,
    details,
    detailsFirst = false,
    fresh,
    ...actions
  } = props;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (fresh) heading.current?.focus();
  }, [fresh]);
  return (
    <div className="tool">
      <section className="result" aria-live="polite" aria-labelledby="result-title">
        {vet && (
          <VetFirst>
            <p>{vet}</p>
          </VetFirst>
        )}
        <h2 className="step-4" id="result-title" tabIndex={-1} ref={heading}>
          {title}
        </h2>
        <p className="result-word">{word}</p>
        {text && <p>{text}</p>}
        {children}
        {answered && <Answered questions={answered} />}
        <ResultActions {...actions} />
      </section>
      {detailsFirst && <div className="card result-details">{details}</div>}
      <div className="card stack stack--l">
        {groups.map((group) => (
          <Points key={group.heading} {...group} />
        ))}
      </div>
      {details && !detailsFirst && <div className="card result-details">{details}</div>}
    </div>
  );
}
