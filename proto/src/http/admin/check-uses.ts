import { z } from "zod";
import { RedFlagNow } from "../../health/answers.ts";
import { CheckId, ConcernId, Level } from "../../health/check.ts";
import { WordOutcome } from "../check-use.ts";
import { Outcome } from "../follow-up.ts";
import { Instant } from "../../ids.ts";
import { Range } from "./numbers.ts";

const counts = {
  /** Visits in which it was chosen. */
  chosen: z.int(),
  /** Visits in which every question was answered or skipped. */
  finished: z.int(),
  /** Visits by level; unfinished ones are not counted. */
  levels: z.partialRecord(Level, z.int()),
  /** Questions most often left open, most first. */
  skipped: z.array(z.object({ question: z.string(), count: z.int() })),
};

/** Use of concerns, checks and suspicious words, without bots; most used first. */
export const CheckUses = z.object({
  concerns: z.array(
    z.object({
      id: ConcernId,
      ...counts,
      /** Owners' answers to the follow-up mail. */
      followUps: z.partialRecord(Outcome, z.int()).default({}),
    }),
  ),
  checks: z.array(z.object({ id: CheckId, ...counts })),
  words: z.array(z.object({ id: RedFlagNow, outcomes: z.partialRecord(WordOutcome, z.int()) })),
  from: Instant,
  to: Instant,
});
export type CheckUses = z.infer<typeof CheckUses>;

/** Query of GET /api/admin/check-uses. */
export const CheckUsesQuery = z.strictObject({ range: Range.default("7d") });
export type CheckUsesQuery = z.input<typeof CheckUsesQuery>;

const named = { name: z.string() };
/** Reply of GET /api/admin/check-uses: English names, skipped questions as text. */
export const CheckUsesReply = CheckUses.extend({
  concerns: z.array(CheckUses.shape.concerns.element.extend(named)),
  checks: z.array(CheckUses.shape.checks.element.extend(named)),
});
export type CheckUsesReply = z.infer<typeof CheckUsesReply>;
