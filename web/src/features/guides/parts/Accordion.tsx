import "@hundeblick/web-kit/styles/guide.css";
import { ChevronDown } from "lucide-react";
import { createContext, use, useId, type ReactNode } from "react";

const Group = createContext("");

/**
 * Questions of which one is open at a time. Works without a script: the browser closes the others of the same name.
 * Marked up as an FAQPage where it is drawn: the answers are texts of articles, which no data beside them repeats.
 */
export function Accordion({ children }: { children: ReactNode }) {
  return (
    <Group value={useId()}>
      <div className="accordion" itemScope itemType="https://schema.org/FAQPage">
        {children}
      </div>
    </Group>
  );
}

/** One question of an accordion; a click opens it, another one closes it. */
export function Question({ ask, children }: { ask: string; children: ReactNode }) {
  return (
    <details
      className="accordion-item"
      name={use(Group)}
      itemScope
      itemProp="mainEntity"
      itemType="https://schema.org/Question"
    >
      <summary>
        <span itemProp="name">{ask}</span>
        <ChevronDown className="icon" aria-hidden />
      </summary>
      <div itemScope itemProp="acceptedAnswer" itemType="https://schema.org/Answer">
        <div className="stack stack--s" itemProp="text">
          {children}
        </div>
      </div>
    </details>
  );
}
