import type { Diet, Goal, RedFlagId } from "@hundeblick/proto/health/answers";
import type { OwnerWords } from "../owner-words/owner-words.ts";
import type { StatedSign } from "../stated-signs/sign-phrases.ts";

/**
 * Everything the owner said, read once and shared by the rules. `askNow`: broad words that could belong to an
 * emergency.
 */
export type OwnerStatements = {
  goals: readonly Goal[];
  soon: readonly RedFlagId[];
  askNow: boolean;
  signs: readonly StatedSign[];
  /** The owner's sentences in which the signs were found, exactly as typed. */
  quotes: Readonly<Partial<Record<RedFlagId | StatedSign, string>>>;
  words: OwnerWords;
  diet: Diet | null;
};
