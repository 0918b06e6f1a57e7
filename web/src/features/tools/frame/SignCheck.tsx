import { useState } from "react";
import { TickList } from "#shared/ui/TickList.tsx";
import { VetFirst } from "#shared/ui/VetFirst.tsx";

interface SignCheckProps<Sign extends string> {
  heading: string;
  lead: string;
  signs: readonly Sign[];
  labels: Readonly<Record<Sign, string>>;
  /** Meaning of the ticked signs, and why a vet comes first; null for none. */
  verdict: (ticked: readonly Sign[]) => { says: string; vet?: string } | null;
}

/** A list of signs to tick, with an immediate result. Nothing is stored. */
export function SignCheck<Sign extends string>({ heading, lead, signs, labels, verdict }: SignCheckProps<Sign>) {
  const [ticked, setTicked] = useState<readonly Sign[]>([]);
  const meaning = verdict(ticked);
  return (
    <section className="card stack no-print">
      <h2 className="step-4">{heading}</h2>
      <fieldset>
        <legend className="soft">{lead}</legend>
        <TickList options={signs} labelOf={(sign) => labels[sign]} ticked={ticked} onChange={setTicked} />
      </fieldset>
      <div className="stack" aria-live="polite">
        {meaning?.vet && (
          <VetFirst>
            <p>{meaning.vet}</p>
          </VetFirst>
        )}
        {meaning && <strong>{meaning.says}</strong>}
      </div>
    </section>
  );
}
