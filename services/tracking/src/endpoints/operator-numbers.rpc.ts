import { handle } from "@hundeblick/kit/bus";
import { analytics, removeClick, removeSessionsByIp, stats } from "@hundeblick/proto/rpc/tracking";
import { removeSessions, type RemoveSessionsDeps } from "../domain/numbers/remove-sessions.ts";
import { type AnalyticsDeps, showAnalytics } from "../domain/numbers/show-analytics.ts";
import { showStats, type StatsDeps } from "../domain/numbers/show-stats.ts";
import type { Clicks } from "../domain/ports.ts";

export type OperatorNumbersDeps = AnalyticsDeps & StatsDeps & RemoveSessionsDeps & { clicks: Clicks };

/** Operators' access to the numbers. */
export const operatorNumbers = (deps: OperatorNumbersDeps) => ({
  stats: handle(stats, (request) => showStats(deps, request)),
  analytics: handle(analytics, (request) => showAnalytics(deps, request)),
  removeClick: handle(removeClick, async ({ id }) => ({ removed: await deps.clicks.remove(id) })),
  removeSessionsByIp: handle(removeSessionsByIp, (request) => removeSessions(deps, request)),
});
