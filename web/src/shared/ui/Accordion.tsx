import "@hundeblick/web-kit/styles/guide.css";
import { ChevronDown } from "lucide-react";
import { createContext, use, useId, type ReactNode } from "react";

const Group = createContext("");

/**
 * Questions of which one is open at a time, also without scripts: the browser closes others with the same name. Marked
 * up as an FAQPage, without duplicating the answers in structured data.
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

/** One question of an accordion. */
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
