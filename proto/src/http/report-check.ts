import { z } from "zod";
import { CheckId, ConcernId, ConditionId, Level } from "../health/check.ts";
import { Instant } from "../ids.ts";

const Sources = z.array(z.int()).default([]);

/** One concern in a report; texts in the report's language. `sources` are positions in the report's list. */
export const ReportedConcern = z.object({
  id: ConcernId,
  name: z.string(),
  level: Level,
  /** False while an alarm question of this concern is open. */
  complete: z.boolean(),
  /** Why this level; `because` quotes the answers that led to it. */
  reasons: z.array(z.object({ id: z.string(), text: z.string(), because: z.array(z.string()), sources: Sources })),
  home: z.array(z.string()),
  doNot: z.array(z.string()),
  goSooner: z.array(z.object({ text: z.string(), level: Level })),
  tellVet: z.array(z.string()),
  unanswered: z.array(z.object({ id: z.string(), text: z.string() })),
  /** After how many hours it is worth asking again; null: never. */
  followUpHours: z.int().nullable(),
});
export type ReportedConcern = z.infer<typeof ReportedConcern>;

/** What a hands-on check gave. */
export const Measurement = z.object({
  check: CheckId,
  name: z.string(),
  measuredAt: Instant,
  severity: z.enum(["good", "info", "watch", "see_vet", "now"]),
  level: Level.nullable(),
  /** What the result means, in one or two sentences. */
  text: z.string(),
  /** Main figures in words ("about 7 (6 to 8)", "34 breaths a minute"), most important first. */
  figures: z.array(z.object({ label: z.string(), value: z.string() })),
  /** The same as numbers, for drawings: for example `score`, `rate`, `ideal`, `idealLow`, `weeksHigh`. */
  values: z.record(z.string(), z.number()),
  /** Since the measurement before; null for the first one. */
  change: z.string().nullable(),
  sources: Sources,
});
export type Measurement = z.infer<typeof Measurement>;

/** Answers to tap beside a field. */
export const MAX_CHOICES = 5;
const AnswerQuestion = z.object({
  kind: z.literal("answer"),
  field: z.string(),
  text: z.string(),
  /** Likely answers in the report's language, each of which may be sent as it is; any other answer is fine. */
  choices: z.array(z.string().min(1)).max(MAX_CHOICES).optional(),
  /** It may be counted beside what the photo network said, if the owner agrees. */
  mayCount: z.boolean().optional(),
});
export type AnswerQuestion = z.infer<typeof AnswerQuestion>;

/** Something that was not answered or measured, as a question with a button. */
export const OpenQuestion = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("concern"), concern: ConcernId, question: z.string(), text: z.string() }),
  z.object({ kind: z.literal("check"), check: CheckId, text: z.string() }),
  AnswerQuestion,
]);
export type OpenQuestion = z.infer<typeof OpenQuestion>;

/** What the check adds to an open report; missing in answers of the version before, empty in reports made before it. */
export const reportCheckShape = {
  /** Most urgent level of all concerns and measurements; null when there is none. */
  level: Level.nullable().default(null),
  concerns: z.array(ReportedConcern).default([]),
  /** The owner's text exactly as written, and the parts of it that nothing here answers. */
  ownWords: z
    .object({ text: z.string(), notUnderstood: z.array(z.string()) })
    .nullable()
    .default(null),
  measured: z.array(Measurement).default([]),
  /** Known illnesses, named before anything else; `id` is missing for one in the owner's own words. */
  knownIllnesses: z.array(z.object({ id: ConditionId.optional(), name: z.string(), text: z.string() })).default([]),
  openQuestions: z.array(OpenQuestion).default([]),
  /** Arthritis in the owner's own words: it counts as known until the owner says that no vet has found it. */
  writtenArthritis: z.enum(["known", "not_diagnosed"]).nullable().default(null),
  /** How many of the four areas have ground; null in reports made before this was counted. */
  areasWithGround: z.int().min(0).max(4).nullable().default(null),
};
