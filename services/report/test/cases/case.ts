import type { OwnerAnswers } from "@hundeblick/proto/health/answers";
import type { Level } from "@hundeblick/proto/health/check";
import type { Language } from "@hundeblick/proto/language";

/**
 * One made-up dog with what a careful vet would say; written before the rules that answer it.
 * `atLeast`: the least urgent level that is still safe; null where nobody came with a concern and none is raised.
 * `says`: words of the case's language that the report must contain; `neverSays`: words it must not.
 */
export type Case = {
  id: string;
  from: "vet" | "owner";
  language: Language;
  answers: OwnerAnswers;
  /** In a vet's words: the reason for what is expected. */
  careful: string;
  atLeast: Level | null;
  /** "none": no number; "fair": a number below "good" or none; "any". */
  score: "none" | "fair" | "any";
  /** "none": nothing is suggested; "ask": only with "ask your vet" and without a shop link; "any". */
  supplements: "none" | "ask" | "any";
  says: readonly string[];
  neverSays: readonly string[];
};
