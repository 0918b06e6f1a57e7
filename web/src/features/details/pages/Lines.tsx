import type { ReactNode } from "react";

interface LinesProps {
  lines: readonly { text: string; note?: ReactNode }[];
  mark: ReactNode;
}

/** Sentences as a list with icons. */
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
