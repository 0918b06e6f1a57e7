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
  /** Visits in which every question was answered or passed. */
  finished: z.int(),
  /** Visits by what it came to; one that came to nothing yet is in none. */
  levels: z.partialRecord(Level, z.int()),
  /** Questions most often left open, most first. */
  skipped: z.array(z.object({ question: z.string(), count: z.int() })),
};

/** How concerns, checks and words that may mean an emergency were used; machines are left out. Most used first. */
export const CheckUses = z.object({
  concerns: z.array(
    z.object({
      id: ConcernId,
      ...counts,
      /** What owners answered when they were asked later how it went on. */
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
/** Reply of GET /api/admin/check-uses: the same with English names; a skipped question as its text. */
export const CheckUsesReply = CheckUses.extend({
  concerns: z.array(CheckUses.shape.concerns.element.extend(named)),
  checks: z.array(CheckUses.shape.checks.element.extend(named)),
});
export type CheckUsesReply = z.infer<typeof CheckUsesReply>;
