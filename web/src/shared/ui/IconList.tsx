import { Check, type LucideIcon } from "lucide-react";
import type { ReactNode } from "react";

interface IconListProps {
  lines: readonly { text: string; note?: ReactNode }[];
  icon?: LucideIcon | undefined;
}

/** Sentences as a list, each with the same icon. */
export function IconList({ lines, icon: Icon = Check }: IconListProps) {
  return (
    <ul className="checks">
      {lines.map(({ text, note }) => (
        <li key={text}>
          <Icon className="icon" aria-hidden />
          <span>
            {text}
            {note}
          </span>
        </li>
      ))}
    </ul>
  );
}
