import { Button } from "@mantine/core";
import { useState } from "react";
import { formatMoment } from "#shared/format/moment.ts";
import type { Difference } from "./merge-forms.ts";

type Props = { differences: readonly Difference[]; changedAt: string; onDecide: (taken: readonly string[]) => void };

/** Conflicting changes field by field; the operator's own values are kept unless the other is chosen. */
export function CompareChanges({ differences, changedAt, onDecide }: Props) {
  const [taken, setTaken] = useState(
    () => new Set(differences.filter(({ isTyped }) => !isTyped).map(({ path }) => path)),
  );
  const choose = (path: string, isTheirs: boolean): void =>
    setTaken((now) => new Set(isTheirs ? [...now, path] : [...now].filter((each) => each !== path)));
  return (
    <section className="card" aria-labelledby="compare-title">
      <div className="card-head">
        <h2 id="compare-title" className="grow">
          What was changed in the meantime
        </h2>
        <span className="note">{formatMoment(changedAt)}</span>
      </div>
      <div className="pad stack">
        <p className="soft">Nothing was overwritten. Choose what to go on with, then save again.</p>
        <div className="compare">
          {differences.map(({ path, name, mine, theirs }) => (
            <div key={path} role="radiogroup" aria-label={name}>
              <b>{name}</b>
              <label>
                <input
                  type="radio"
                  name={`compare ${path}`}
                  checked={!taken.has(path)}
                  onChange={() => choose(path, false)}
                />
                <span>
                  <span className="note">Here</span> {mine}
                </span>
              </label>
              <label>
                <input
                  type="radio"
                  name={`compare ${path}`}
                  checked={taken.has(path)}
                  onChange={() => choose(path, true)}
                />
                <span>
                  <span className="note">There</span> {theirs}
                </span>
              </label>
            </div>
          ))}
        </div>
        <div className="dialog-foot">
          <Button variant="default" onClick={() => onDecide(differences.map(({ path }) => path))}>
            Take all from there
          </Button>
          <Button onClick={() => onDecide([...taken])}>Go on with this choice</Button>
        </div>
      </div>
    </section>
  );
}
