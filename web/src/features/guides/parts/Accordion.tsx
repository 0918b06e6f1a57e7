import "@hundeblick/web-kit/styles/guide.css";
import { ChevronDown } from "lucide-react";
import { createContext, use, useId, type ReactNode } from "react";

const Group = createContext("");

/** Questions of which one is open at a time. Works without a script: the browser closes the others of the same name. */
export function Accordion({ children }: { children: ReactNode }) {
  return (
    <Group value={useId()}>
      <div className="accordion">{children}</div>
    </Group>
  );
}

/** One question of an accordion; a click opens it, another one closes it. */
export function Question({ ask, children }: { ask: string; children: ReactNode }) {
  return (
    <details className="accordion-item" name={use(Group)}>
      <summary>
        <span>{ask}</span>
        <ChevronDown className="icon" aria-hidden />
      </summary>
      <div className="stack stack--s">{children}</div>
    </details>
  );
}
