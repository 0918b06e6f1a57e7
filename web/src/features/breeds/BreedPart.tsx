import { type ReactNode, useId } from "react";

/** One section of a breed's page, with its heading beside or above it. */
export function BreedPart({ title, children }: { title: string; children: ReactNode }) {
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

/** Sentences as paragraphs. */
export const Sentences = ({ of }: { of: readonly string[] }) => of.map((text) => <p key={text}>{text}</p>);
