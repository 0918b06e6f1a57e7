import { z } from "zod";
import { RedFlagNow } from "../health/answers.ts";
import { CheckId, ConcernId, Key, Level } from "../health/check.ts";
import { SessionId } from "./tracking.ts";

const progress = {
  isFinished: z.boolean(),
  /** Current result; null while undecided. */
  level: Level.nullable(),
  /** Questions shown and skipped. */
  skipped: z.array(Key).max(20),
};
/** `raised` and `asked` are the site's reaction to typed words; the others are the owner's answer to `asked`. */
const WORD_OUTCOMES = ["raised", "asked", "now", "earlier", "no"] as const;
export const WordOutcome = z.enum(WORD_OUTCOMES);
export type WordOutcome = z.infer<typeof WordOutcome>;

/** Progress with a concern or a check, or the outcome of words that may describe an emergency. */
export const CheckUse = z.discriminatedUnion("kind", [
  z.strictObject({ kind: z.literal("concern"), id: ConcernId, ...progress }),
  z.strictObject({ kind: z.literal("check"), id: CheckId, ...progress }),
  z.strictObject({ kind: z.literal("word"), id: RedFlagNow, outcome: WordOutcome }),
]);
export type CheckUse = z.infer<typeof CheckUse>;

/** Body of POST /api/track/check; only the newest state per visit counts. Contains no text of an owner. */
export const CheckUseBody = z.strictObject({ sessionId: SessionId, use: CheckUse });
export type CheckUseBody = z.infer<typeof CheckUseBody>;
