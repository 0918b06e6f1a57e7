import type { OwnerAnswers } from "@hundeblick/proto/health/answers";
import type { Level } from "@hundeblick/proto/health/check";
import type { Language } from "@hundeblick/proto/language";

/**
 * An invented dog with a careful vet's expectations, written before the rules. `atLeast`: the least urgent safe level,
 * null for none. `says`, `neverSays`: words in the case's language that the report must or must not contain.
 */
export type Case = {
  id: string;
  from: "vet" | "owner";
  language: Language;
  answers: OwnerAnswers;
  /** The vet's reason for the expectations. */
  careful: string;
  atLeast: Level | null;
  /** "none": no number; "fair": a number below "good" or none; "any". */
  score: "none" | "fair" | "any";
  /** "none": no suggestions; "ask": only with "ask your vet" and without a shop link; "any". */
  supplements: "none" | "ask" | "any";
  says: readonly string[];
  neverSays: readonly string[];
};
