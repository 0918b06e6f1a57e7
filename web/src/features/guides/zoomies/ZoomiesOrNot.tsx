import { useState } from "react";
import { VetFirst } from "#shared/ui/VetFirst.tsx";
import { OBSERVATIONS, worstLevel, type Observation } from "./observations.ts";

const VERDICTS: Readonly<Record<"play" | "watch", string>> = {
  play: "Das klingt nach echten Zoomies. Mach den Weg frei und schau zu.",
  watch:
    "Das können Zoomies sein, aber schau genauer hin. Schreib ein paar Tage auf, wann es kommt und wie lange es dauert, und mach ein Video.",
};
const VET_FIRST: Readonly<Record<"vet" | "now", string>> = {
  vet: "Das passt nicht zu Zoomies. Mach ein Video und zeig es in den nächsten Tagen in der Tierarztpraxis.",
  now: "Das sind keine Zoomies. Ruf jetzt in der Praxis oder beim Notdienst an, auch nachts und am Wochenende. Halte deinen Hund ruhig und von Treppen fern.",
};

/** Ticked observations of the wild minutes, and what the most serious of them means. Nothing of it is kept. */
export function ZoomiesOrNot() {
  const [ticked, setTicked] = useState<readonly Observation[]>([]);
  const level = worstLevel(ticked);
  const toggle = (observation: Observation, on: boolean) =>
    setTicked(on ? [...ticked, observation] : ticked.filter((other) => other !== observation));
  return (
    <div className="card stack">
      <fieldset>
        <legend>Was siehst du, wenn dein Hund rast? Hak alles an, was passt.</legend>
        {OBSERVATIONS.map((observation) => (
          <label className="tick" key={observation.text}>
            <input
              type="checkbox"
              autoComplete="off"
              checked={ticked.includes(observation)}
              onChange={({ target }) => toggle(observation, target.checked)}
            />
            {observation.text}
          </label>
        ))}
      </fieldset>
      <div aria-live="polite">
        {(level === "vet" || level === "now") && (
          <VetFirst>
            <p>{VET_FIRST[level]}</p>
          </VetFirst>
        )}
        {(level === "play" || level === "watch") && <strong>{VERDICTS[level]}</strong>}
      </div>
    </div>
  );
}
