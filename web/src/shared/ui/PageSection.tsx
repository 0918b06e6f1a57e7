import { type ReactNode, useId } from "react";

/** One section of the page, with its heading beside or above it. */
export function PageSection({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section className="page-part" aria-labelledby={id}>
      <h2 className="step-6" id={id}>
        {title}
      </h2>
      <div className="stack">{children}</div>
    </section>
  );
}
