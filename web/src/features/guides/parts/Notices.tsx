import { FlaskConical } from "lucide-react";
import type { ReactNode } from "react";
import { useGuideWords } from "./use-guide-words.ts";

/** How well a figure or a result of the page is backed up. */
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

/** Words about something that is sold here, labelled before anything else is read. */
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
