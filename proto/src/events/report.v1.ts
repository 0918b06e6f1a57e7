import { z } from "zod";
import { DogSummary } from "../health/dog-summary.ts";
import { ConcernId } from "../health/check.ts";
import { Outcome } from "../http/follow-up.ts";
import { Id, Instant, ReportRef } from "../ids.ts";
import { Language, Market } from "../language.ts";
import { VisitRef } from "../rpc/analysis.ts";
import { event } from "./define.ts";

const base = { reportId: Id, at: Instant, visit: VisitRef };

/** Previous version with data of the dog; read as long as the stream may hold one. See report.v2. */
export const reportCreatedV1 = event({
  subject: "evt.report.created.v1",
  payload: z.object({ ...base, analysisId: Id, dog: DogSummary, language: Language, market: Market }),
});
/** Previous version with address and dog; read as long as the stream may hold one. See report.v2. */
export const reportUnlockedV1 = event({
  subject: "evt.report.unlocked.v1",
  payload: z.object({ ...base, email: z.string(), newsletter: z.boolean(), language: Language, dog: DogSummary }),
});
export const reportViewed = event({
  subject: "evt.report.viewed.v1",
  payload: z.object({ reportId: ReportRef, at: Instant, visit: VisitRef }),
});
/** Previous version with the answer; read as long as the stream may hold one. See report.v2. */
export const reportFollowedUpV1 = event({
  subject: "evt.report.followedUp.v1",
  payload: z.object({ reportId: Id, at: Instant, concern: ConcernId, outcome: Outcome }),
});
export const reportErased = event({
  subject: "evt.report.erased.v1",
  payload: z.object({ reportId: Id, analysisId: Id, at: Instant }),
});
