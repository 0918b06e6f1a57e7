import { z } from "zod";
import { ERROR_CODES } from "../errors.ts";
import { Id, Instant } from "../ids.ts";
import { Language } from "../language.ts";
import { VisitRef } from "../rpc/analysis.ts";
import { event } from "./define.ts";

const base = { analysisId: Id, at: Instant, visit: VisitRef };
export const photoUploaded = event({
  subject: "evt.photo.uploaded.v1",
  payload: z.object({ ...base, language: Language }),
});
export const analysisStarted = event({ subject: "evt.analysis.started.v1", payload: z.object(base) });
export const analysisCompleted = event({
  subject: "evt.analysis.completed.v1",
  payload: z.object({ ...base, reportId: Id }),
});
export const analysisFailed = event({
  subject: "evt.analysis.failed.v1",
  payload: z.object({ ...base, code: z.enum(ERROR_CODES) }),
});
