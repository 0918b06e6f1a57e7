import type { RefreshResult, UpdateJob } from "@hundeblick/proto/http/admin/marketplace";
import { SECONDS_EACH } from "../../app/update-progress.ts";

/** Minutes an update takes, rounded up. */
export const estimateMinutes = (products: number): number => Math.ceil((products * SECONDS_EACH) / 60);

export const isLive = ({ state }: UpdateJob): boolean => state === "running" || state === "paused";

export type Mark = "changed" | "same" | "doubtful" | "failed";
/** What to say of one product first. */
export const markOf = ({ status, doubtful, differences }: RefreshResult): Mark =>
  status === "failed" ? "failed" : doubtful.length > 0 ? "doubtful" : differences.length > 0 ? "changed" : "same";
