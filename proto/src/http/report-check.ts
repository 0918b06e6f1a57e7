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
  /** Why this level; `because` quotes the answers that led to it, `ofDog` names what is known of the dog. */
  reasons: z.array(
    z.object({
      id: z.string(),
      text: z.string(),
      because: z.array(z.string()),
      ofDog: z.array(z.string()).default([]),
      sources: Sources,
    }),
  ),
  home: z.array(z.string()),
  doNot: z.array(z.string()),
  goSooner: z.array(z.object({ text: z.string(), level: Level })),
  tellVet: z.array(z.string()),
  /** Something poisonous may have been eaten: the poison line is called first. */
  isPoison: z.boolean().default(false),
  unanswered: z.array(z.object({ id: z.string(), text: z.string() })),
  /** Hours after which to assess again; null: never. */
  followUpHours: z.int().nullable(),
});
export type ReportedConcern = z.infer<typeof ReportedConcern>;

/** Result of a hands-on check. */
export const Measurement = z.object({
  check: CheckId,
  name: z.string(),
  measuredAt: Instant,
  severity: z.enum(["good", "info", "watch", "see_vet", "now"]),
  level: Level.nullable(),
  /** Meaning of the result, in one or two sentences. */
  text: z.string(),
  /** Main figures as text ("about 7 (6 to 8)", "34 breaths a minute"), most important first. */
  figures: z.array(z.object({ label: z.string(), value: z.string() })),
  /** The same as numbers for drawings: `score`, `rate`, `ideal`, `idealLow`, `weeksHigh` and others. */
  values: z.record(z.string(), z.number()),
  /** Change since the previous measurement; null for the first one. */
  change: z.string().nullable(),
  sources: Sources,
});
export type Measurement = z.infer<typeof Measurement>;

/** Suggested answers beside a field. */
export const MAX_CHOICES = 5;
const AnswerQuestion = z.object({
  kind: z.literal("answer"),
  field: z.string(),
  text: z.string(),
  /** Likely answers in the report's language, accepted as they are; any other answer is accepted too. */
  choices: z.array(z.string().min(1)).max(MAX_CHOICES).optional(),
  /** May be counted for the accuracy statistics if the owner agrees. */
  mayCount: z.boolean().optional(),
});
export type AnswerQuestion = z.infer<typeof AnswerQuestion>;

/** A missing answer or measurement, as a question with a button. */
export const OpenQuestion = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("concern"), concern: ConcernId, question: z.string(), text: z.string() }),
  z.object({ kind: z.literal("check"), check: CheckId, text: z.string() }),
  AnswerQuestion,
]);
export type OpenQuestion = z.infer<typeof OpenQuestion>;

/** What the check adds to an open report; empty in older reports. */
export const reportCheckShape = {
  /** Most urgent level of all concerns and measurements; null when there is none. */
  level: Level.nullable().default(null),
  concerns: z.array(ReportedConcern).default([]),
  /** The owner's text exactly as written, and the parts that no concern covers. */
  ownWords: z
    .object({ text: z.string(), notUnderstood: z.array(z.string()) })
    .nullable()
    .default(null),
  measured: z.array(Measurement).default([]),
  /** Known illnesses; `id` is missing for one in the owner's own words. */
  knownIllnesses: z.array(z.object({ id: ConditionId.optional(), name: z.string(), text: z.string() })).default([]),
  openQuestions: z.array(OpenQuestion).default([]),
  /** Arthritis in the owner's own words counts as known until the owner says that no vet has diagnosed it. */
  writtenArthritis: z.enum(["known", "not_diagnosed"]).nullable().default(null),
  /** How many of the four areas have ground; null in older reports. */
  areasWithGround: z.int().min(0).max(4).nullable().default(null),
};
