import type { Figures } from "@hundeblick/kit/status";
import type { Clock, Vision } from "./domain/ports.ts";
import type { AiBudget } from "./domain/vision/ai-budget.ts";
import type { VisionEnv } from "./env.ts";

/** Opens the daily budget of paid calls, at most `limit`. */
export type OpenBudget = (limit: number) => AiBudget & { spent(now: Date): Promise<number> };
/** An opened provider, and its figures for the status page. */
type Opened = { vision: Required<Vision>; figures: Figures };
export type OpenProvider = (env: VisionEnv, deps: { openBudget: OpenBudget; now: Clock }) => Promise<Opened>;
