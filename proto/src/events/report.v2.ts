import { z } from "zod";
import { Id, Instant } from "../ids.ts";
import { VisitRef } from "../rpc/analysis.ts";
import { event } from "./define.ts";

/**
 * Ids only: events outlive a deletion by days. Who needs more asks `report.summary.v1`; a deleted report is not found
 * there.
 */
const base = { reportId: Id, at: Instant, visit: VisitRef };
export const reportCreated = event({
  subject: "evt.report.created.v2",
  payload: z.object({ ...base, analysisId: Id }),
});
/** The address does not travel in it: report gives it to mail with `mail.collect.v1`. */
export const reportUnlocked = event({ subject: "evt.report.unlocked.v2", payload: z.object(base) });
