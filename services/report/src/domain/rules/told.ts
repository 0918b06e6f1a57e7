import type { Goal, RedFlagId } from "@hundeblick/proto/health/answers";
import type { OwnerWords } from "../owner-words/owner-words.ts";
import type { ToldSign } from "../told-signs/sign-phrases.ts";

/** Everything the owner said, read once and shared by the rules. */
export type Told = { goals: readonly Goal[]; soon: readonly RedFlagId[]; signs: readonly ToldSign[]; words: OwnerWords };
