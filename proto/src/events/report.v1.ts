import { z } from "zod";
import { Id, Instant, ReportRef } from "../ids.ts";
import { Language, Market } from "../language.ts";
import { VisitRef } from "../rpc/analysis.ts";
import { fact } from "./define.ts";

const base = { reportId: Id, at: Instant, visit: VisitRef };
/** What the operators' lists may show of a dog. */
export const DogSummary = z.object({
  name: z.string().nullable(),
  breed: z.string().nullable(),
  ageMonths: z.int().nullable(),
  weightKg: z.number().nullable(),
});

export const reportCreated = fact({
  subject: "evt.report.created.v1",
  payload: z.object({ ...base, analysisId: Id, dog: DogSummary, language: Language, market: Market }),
});
/** The address travels once, to mail; it is cleared from the sender's outbox as soon as the bus has it. */
export const reportUnlocked = fact({
  subject: "evt.report.unlocked.v1",
  payload: z.object({ ...base, email: z.string(), newsletter: z.boolean(), language: Language, dog: DogSummary }),
});
export const reportViewed = fact({
  subject: "evt.report.viewed.v1",
  payload: z.object({ reportId: ReportRef, at: Instant, visit: VisitRef }),
});
export const reportErased = fact({
  subject: "evt.report.erased.v1",
  payload: z.object({ reportId: Id, analysisId: Id, at: Instant }),
});
