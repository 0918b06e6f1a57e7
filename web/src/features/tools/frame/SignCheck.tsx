import { useState } from "react";
import { TickList } from "../../../ui/TickList.tsx";

interface SignCheckProps {
  heading: string;
  lead: string;
  signs: readonly string[];
  /** What so many ticked signs mean; empty for none. */
  verdict: (ticked: number) => string;
}

/** A list of signs to tick, with an answer that changes at once. Nothing of it is kept. */
export function SignCheck({ heading, lead, signs, verdict }: SignCheckProps) {
  const [ticked, setTicked] = useState<readonly string[]>([]);
  return (
    <section className="card stack no-print">
      <h2 className="step-4">{heading}</h2>
      <fieldset>
        <legend className="soft">{lead}</legend>
        <TickList options={signs} labelOf={String} ticked={ticked} onChange={setTicked} />
      </fieldset>
      <output>{ticked.length > 0 && <strong>{verdict(ticked.length)}</strong>}</output>
    </section>
  );
}
