import type { ReactNode } from "react";

interface SectionProps {
  id: string;
  title: string;
  className?: string;
  children: ReactNode;
}

/** One section: heading on the left, text on the right. */
export function Section({ id, title, className, children }: SectionProps) {
  return (
    <section aria-labelledby={id} {...(className && { className })}>
      <h2 id={id}>{title}</h2>
      {children}
    </section>
  );
}
