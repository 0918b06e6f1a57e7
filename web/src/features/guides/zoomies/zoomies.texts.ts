import type { Observation } from "./observations.ts";

/** Texts in `zoomies.{language}.ts`. The five minutes are those of the zoomies calculator. */
export interface ZoomiesGuideTexts {
  question: string;
  observations: Readonly<Record<Observation, string>>;
  verdicts: Readonly<Record<"play" | "watch", string>>;
  vetFirst: Readonly<Record<"vet" | "now", string>>;
}
