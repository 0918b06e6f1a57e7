import type { Diet, Goal, RedFlagId } from "@hundeblick/proto/health/answers";
import type { OwnerWords } from "../owner-words/owner-words.ts";
import type { StatedSign } from "../stated-signs/sign-phrases.ts";

/** The owner's statements, parsed once for all rules. `askNow`: vague words that may describe an emergency. */
export type OwnerStatements = {
  goals: readonly Goal[];
  soon: readonly RedFlagId[];
  askNow: boolean;
  signs: readonly StatedSign[];
  /** The owner's sentences with signs, exactly as typed. */
  quotes: Readonly<Partial<Record<RedFlagId | StatedSign, string>>>;
  words: OwnerWords;
  diet: Diet | null;
};
