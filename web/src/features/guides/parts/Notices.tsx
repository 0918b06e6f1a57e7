import { FlaskConical } from "lucide-react";
import type { ReactNode } from "react";
import { useGuideWords } from "./use-guide-words.ts";

/** Level of evidence of a figure or result. */
export function EvidenceNote({ children }: { children: ReactNode }) {
  const words = useGuideWords();
  return (
    <div className="notice" role="note">
      <FlaskConical className="icon" aria-hidden />
      <div className="stack stack--s">
        <p className="step-4 display">{words.evidence}</p>
        {children}
      </div>
    </div>
  );
}

/** Advertising, labelled first. */
export function Advertisement({ children }: { children: ReactNode }) {
  const words = useGuideWords();
  return (
    <aside className="card stack">
      <p className="small soft">
        <span className="ad-label">{words.ad}</span> {words.adNote}
      </p>
      {children}
    </aside>
  );
}
