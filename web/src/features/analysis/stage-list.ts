import { STAGES, type Stage } from "@hundeblick/proto/http/analysis";

type StepState = "done" | "now" | "later";

/** `received` and `decoded` are finished when reported; `looking` and `composing` have begun. */
const RUNNING: Record<Stage, number> = { received: 1, decoded: 2, looking: 2, composing: 3 };

/** State of the four steps during the upload (`stage` null) or after a reported stage. */
export function stepsAt(stage: Stage | null): { stage: Stage; state: StepState }[] {
  const running = stage === null ? 0 : RUNNING[stage];
  return STAGES.map((step, index) => ({
    stage: step,
    state: index < running ? "done" : index === running ? "now" : "later",
  }));
}
