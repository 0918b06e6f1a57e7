import { useState } from "react";

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
        {signs.map((sign) => (
          <label className="tick" key={sign}>
            <input
              type="checkbox"
              checked={ticked.includes(sign)}
              onChange={({ target }) =>
                setTicked(
                  target.checked ? [...ticked, sign] : ticked.filter((other) => other !== sign),
                )
              }
            />
            {sign}
          </label>
        ))}
      </fieldset>
      <output>{ticked.length > 0 && <strong>{verdict(ticked.length)}</strong>}</output>
    </section>
  );
}
