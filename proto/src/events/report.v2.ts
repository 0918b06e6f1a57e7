import { z } from "zod";
import { Id, Instant } from "../ids.ts";
import { VisitRef } from "../rpc/analysis.ts";
import { event } from "./define.ts";

/**
 * Ids only, because events outlive a deletion by days; consumers call `report.summary.v1`, which omits deleted reports.
 */
const base = { reportId: Id, at: Instant, visit: VisitRef };
export const reportCreated = event({
  subject: "evt.report.created.v2",
  payload: z.object({ ...base, analysisId: Id }),
});
/** Without the address: report gives it to mail with `mail.collect.v1`. */
export const reportUnlocked = event({ subject: "evt.report.unlocked.v2", payload: z.object(base) });
/** After the owner's first answer to a follow-up mail. */
export const reportFollowedUp = event({
  subject: "evt.report.followedUp.v2",
  payload: z.object({ reportId: Id, at: Instant }),
});
