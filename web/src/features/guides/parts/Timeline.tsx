import "@hundeblick/web-kit/styles/guide.css";
import type { ReactNode } from "react";

/** Phases along a line. */
export function Timeline({ children }: { children: ReactNode }) {
  return <ol className="guide-timeline">{children}</ol>;
}

interface PhaseProps {
  /** E.g. `Woche 1–2`. */
  when: string;
  title: string;
  children: ReactNode;
}

export function Phase({ when, title, children }: PhaseProps) {
  return (
    <li>
      <p className="small soft">{when}</p>
      <h3 className="step-4">{title}</h3>
      <div className="stack stack--s">{children}</div>
    </li>
  );
}
