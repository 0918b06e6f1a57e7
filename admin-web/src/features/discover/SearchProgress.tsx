import { Check, CircleDashed, LoaderCircle, X } from "lucide-react";
import { type Search, type Step } from "./search-state.ts";
import { formatCount } from "#shared/format/count.ts";
import { SmallButton } from "#shared/ui/SmallButton.tsx";

const SIGNS = { read: Check, reading: LoaderCircle, waiting: CircleDashed, left: CircleDashed };
/** Visible keywords, of which this many are done. */
const SHOWN = 10;
const BEFORE = 3;

function describeStep({ state, found, fresh }: Step, isFirst: boolean): string {
  if (state === "reading") return "reading";
  if (state !== "read") return "waiting";
  return isFirst || found === 0 ? `${found} found` : `${found} found, ${fresh} new`;
}

/** Progress of a search by keyword. */
export function SearchProgress({ search: { steps, results }, onStop }: { search: Search; onStop: () => void }) {
  const done = steps.filter(({ state }) => state === "read").length;
  const from = Math.max(0, Math.min(done - BEFORE, steps.length - SHOWN));
  const after = steps.length - from - SHOWN;
  return (
    <>
      <div className="card-head">
        <h2 className="grow">Searching</h2>
        <SmallButton icon={X} onClick={onStop}>
          {results.length > 0 ? `Stop and keep ${results.length}` : "Stop"}
        </SmallButton>
      </div>
      <div className="pad stack">
        <progress className="vh" aria-label="Keywords searched" max={steps.length} value={done} />
        <div className="bar" aria-hidden>
          <i style={{ width: `${(100 * done) / steps.length}%` }} />
        </div>
        <ul className="batch" aria-label="Keywords">
          {steps.slice(from, from + SHOWN).map((step, i) => {
            const Icon = SIGNS[step.state];
            return (
              <li key={step.query} className={step.state === "waiting" ? "soft" : undefined}>
                <Icon className={`i ${step.state === "reading" ? "spin" : ""}`} aria-hidden />
                <span lang="de">{step.query}</span>
                <span className="note">{describeStep(step, from + i === 0)}</span>
              </li>
            );
          })}
        </ul>
        {after > 0 ? <p className="note">{formatCount(after, "more keyword waits", "more keywords wait")}</p> : null}
      </div>
    </>
  );
}
