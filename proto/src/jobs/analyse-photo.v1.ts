import { z } from "zod";
import { Id } from "../ids.ts";
import { job } from "./define.ts";

/** Only a wake-up: the analysis document is the job. */
export const analysePhotoJob = job({
  stream: "JOBS_ANALYSIS",
  subject: "job.analysis.photo.v1",
  payload: z.object({ analysisId: Id }),
  ackWaitMs: 15_000,
  maxDeliver: 5,
  retryDelaysMs: [1_000, 5_000, 15_000, 30_000],
  dedupeKey: ({ analysisId }, attempt) => `${analysisId}:${attempt}`,
});
