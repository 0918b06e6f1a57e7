import "@hundeblick/web-kit/styles/guide.css";
import type { ReactNode } from "react";

interface GuideSectionProps {
  /** Anchor of the section, for links like `#age-table`. */
  id: string;
  title: string;
  children: ReactNode;
}

/** A section of a guide with its heading and an anchor. */
export function GuideSection({ id, title, children }: GuideSectionProps) {
  return (
    <section className="guide-section stack" id={id} aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`}>{title}</h2>
      {children}
    </section>
  );
}
