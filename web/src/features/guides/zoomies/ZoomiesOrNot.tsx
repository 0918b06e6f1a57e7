import { useState } from "react";
import { TickList } from "#shared/ui/TickList.tsx";
import { VetFirst } from "#shared/ui/VetFirst.tsx";
import { OBSERVATIONS, worstLevel, type Observation } from "./observations.ts";
import type { ZoomiesGuideTexts } from "./zoomies.texts.ts";

/** Observations to tick, and the meaning of the most serious one. Nothing is stored. */
export function ZoomiesOrNot({ texts }: { texts: ZoomiesGuideTexts }) {
  const [ticked, setTicked] = useState<readonly Observation[]>([]);
  const level = worstLevel(ticked);
  return (
    <div className="card stack">
      <fieldset>
        <legend>{texts.question}</legend>
        <TickList
          options={OBSERVATIONS}
          labelOf={(observation) => texts.observations[observation]}
          ticked={ticked}
          onChange={setTicked}
        />
      </fieldset>
      <div aria-live="polite">
        {(level === "vet" || level === "now") && (
          <VetFirst>
            <p>{texts.vetFirst[level]}</p>
          </VetFirst>
        )}
        {(level === "play" || level === "watch") && <strong>{texts.verdicts[level]}</strong>}
      </div>
    </div>
  );
}
