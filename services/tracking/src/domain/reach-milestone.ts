import type { Milestone } from "@hundeblick/proto/http/tracking";
import { EXAMPLE_REPORT } from "@hundeblick/proto/ids";
import type { Sessions } from "./ports.ts";

export type Told = { at: string; visit?: { sessionId: string } | undefined; reportId?: string };

/** A fact of another service as a milestone of its visit. A fact without a visit, or about the example report, touches none. */
export async function reachMilestone(
  { sessions }: { sessions: Sessions },
  milestone: Milestone,
  { at, visit, reportId }: Told,
): Promise<void> {
  if (visit && reportId !== EXAMPLE_REPORT) await sessions.reach(visit.sessionId, milestone, new Date(at));
}
