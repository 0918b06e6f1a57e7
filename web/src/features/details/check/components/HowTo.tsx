import type { Check } from "@hundeblick/triage/check";
import { STEP_PICTURES } from "../check-pictures.ts";

/** How a check is done, step by step; a drawing stands beside the step that it shows. */
export function HowTo({ steps }: { steps: Check["steps"] }) {
  return (
    <ol className="how-to">
      {steps.map(({ text, drawing }) => (
        <li key={text}>
          {drawing && STEP_PICTURES[drawing] && <img src={STEP_PICTURES[drawing]} alt="" width={280} height={160} />}
          <p>{text}</p>
        </li>
      ))}
    </ol>
  );
}
