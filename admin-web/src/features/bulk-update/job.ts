import type { RefreshResult, UpdateJob } from "@hundeblick/proto/http/admin/marketplace";
import { formatCount } from "#shared/format/count.ts";
import { SECONDS_EACH } from "#shared/marketplace/update-progress.ts";

/** Minutes an update takes, rounded up. */
export const estimateMinutes = (products: number): number => Math.ceil((products * SECONDS_EACH) / 60);

export const isLive = ({ state }: UpdateJob): boolean => state === "running" || state === "paused";

const SHORTEST_MS = 100;
/** Seconds one product took; empty if not measured. */
export const formatTook = ({ tookMs }: RefreshResult): string =>
  tookMs === undefined ? "" : tookMs < SHORTEST_MS ? "< 0.1 s" : `${(tookMs / 1_000).toFixed(1)} s`;

export type Mark = "changed" | "same" | "doubtful" | "failed";
/** Most important message about one product. */
export const getMark = ({ status, doubtful, differences }: RefreshResult): Mark =>
  status === "failed" ? "failed" : doubtful.length > 0 ? "doubtful" : differences.length > 0 ? "changed" : "same";

/** Number of skipped products with their reason, one sentence each. */
export function formatSkipped(results: readonly RefreshResult[]): string {
  const reasons = results.flatMap(({ outcome, error }) => (outcome === "not_allowed" && error ? [error] : []));
  return [...new Set(reasons)]
    .map((reason) => {
      const count = reasons.filter((other) => other === reason).length;
      return ` ${formatCount(count, "was", "were")} not asked for: ${reason}.`;
    })
    .join("");
}
