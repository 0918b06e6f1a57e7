import type { Check } from "@hundeblick/triage/check";
import { STEP_PICTURES } from "../check-pictures.ts";
import { Drawing } from "./Drawing.tsx";

/** Instructions of a step, with a drawing above. */
export function HowTo({ steps, tint }: { steps: Check["steps"]; tint?: string | undefined }) {
  return (
    <ol className="how-to">
      {steps.map(({ text, drawing }) => (
        <li key={text}>
          {drawing && STEP_PICTURES[drawing] && (
            <Drawing src={STEP_PICTURES[drawing]} width={280} height={160} tint={tint} />
          )}
          <p>{text}</p>
        </li>
      ))}
    </ol>
  );
}
