import type { ConcernId } from "@hundeblick/proto/health/check-lists";

/** Equivalent questions of several concerns, and their equivalent options. */
export interface SharedQuestion {
  questions: Partial<Record<ConcernId, string>>;
  /** Empty for a number. */
  options: readonly string[];
}

/** `not_eating` is not shared: a dog can be bright and eat nothing, which other concerns count as ill. */
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
