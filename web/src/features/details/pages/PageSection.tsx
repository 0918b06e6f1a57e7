import { type ReactNode, useId } from "react";

/** One part of the page: its heading beside or over what it says. */
export function PageSection({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section className="page-part" aria-labelledby={id}>
      <h2 className="step-6" id={id}>
        {title}
      </h2>
      <div className="stack">{children}</div>
    </section>
  );
}

interface LinesProps {
  lines: readonly { text: string; note?: ReactNode }[];
  mark: ReactNode;
}

/** Sentences with a mark before each. */
export function Lines({ lines, mark }: LinesProps) {
  return (
    <ul className="checks marked">
      {lines.map(({ text, note }) => (
        <li key={text}>
          {mark}
          <span>
            {text}
            {note}
          </span>
        </li>
      ))}
    </ul>
  );
}
