import { STAGES, type Stage } from "@hundeblick/proto/http/analysis";

export type StepState = "done" | "now" | "later";

/** `received` and `decoded` are over when they are told; `looking` and `composing` have just begun. */
const RUNNING: Record<Stage, number> = { received: 1, decoded: 2, looking: 2, composing: 3 };

/** State of the four steps while the photo is on its way (`stage` null) or a stage was told. */
export function stepsAt(stage: Stage | null): { stage: Stage; state: StepState }[] {
  const running = stage === null ? 0 : RUNNING[stage];
  return STAGES.map((step, index) => ({
    stage: step,
    state: index < running ? "done" : index === running ? "now" : "later",
  }));
}
