import type { Milestone } from "@hundeblick/proto/http/tracking";
import { EXAMPLE_REPORT } from "@hundeblick/proto/ids";
import type { Sessions } from "./ports.ts";

type VisitEvent = { at: string; visit?: { sessionId: string } | undefined; reportId?: string };

/** Records an event of another service as a milestone of its visit, except for the example report. */
export async function reachMilestone(
  { sessions }: { sessions: Sessions },
  milestone: Milestone,
  { at, visit, reportId }: VisitEvent,
): Promise<void> {
  if (visit && reportId !== EXAMPLE_REPORT) await sessions.reach(visit.sessionId, milestone, new Date(at));
}
