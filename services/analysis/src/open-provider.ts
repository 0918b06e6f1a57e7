import type { Figures } from "@hundeblick/kit/status";
import type { Clock, Vision } from "./domain/ports.ts";
import type { AiBudget } from "./domain/vision/ai-budget.ts";
import type { VisionEnv } from "./env.ts";

/** Opens the day's budget of paid calls, which only some providers need. */
export type OpenBudget = () => AiBudget & { spent(now: Date): Promise<number> };
/** A provider that is ready to look, and what the status page shows of it. */
export type Opened = { vision: Required<Vision>; figures: Figures };
export type OpenProvider = (env: VisionEnv, deps: { openBudget: OpenBudget; now: Clock }) => Promise<Opened>;
