import type { Diet, Goal, RedFlagId } from "@hundeblick/proto/health/answers";
import type { OwnerWords } from "../owner-words/owner-words.ts";
import type { ToldSign } from "../told-signs/sign-phrases.ts";

/** Everything the owner said, read once and shared by the rules. `askNow`: broad words that could belong to an emergency. */
export type Told = {
  goals: readonly Goal[];
  soon: readonly RedFlagId[];
  askNow: boolean;
  signs: readonly ToldSign[];
  /** The owner's sentences in which the signs were found, exactly as typed. */
  quotes: Readonly<Partial<Record<RedFlagId | ToldSign, string>>>;
  words: OwnerWords;
  diet: Diet | null;
};
