import type { ConcernId } from "@hundeblick/proto/health/check-lists";

/** Questions that ask the same of the dog in several concerns, and the options that mean the same in all of them. */
export interface SharedQuestion {
  questions: Partial<Record<ConcernId, string>>;
  /** Empty: a number. */
  options: readonly string[];
}

/** `not_eating` shares nothing: a dog can be bright and eat nothing, which other concerns count as ill. */
export const SHARED_QUESTIONS: readonly SharedQuestion[] = [
  {
    questions: {
      vomiting: "state",
      diarrhoea: "state",
      limping: "well",
      stiff_old: "well",
      back_neck_pain: "well",
      breathing_fast: "well",
      cough: "well",
    },
    options: ["bright"],
  },
  { questions: { vomiting: "state", diarrhoea: "state" }, options: ["bit_quiet", "dull"] },
  { questions: { breathing_fast: "rate", cough: "rate" }, options: [] },
  { questions: { lethargy_fever: "temp", overheated: "temp" }, options: [] },
];
