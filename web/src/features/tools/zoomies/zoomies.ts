import { choice, type Fields } from "../frame/answers.ts";

export const AGES = ["puppy", "young", "adult", "senior"] as const;
export const FREQUENCIES = ["multiple-daily", "daily", "weekly", "rarely"] as const;
export const TRIGGERS = ["after-bath", "after-poop", "evening", "visitors", "random"] as const;
export const DURATIONS = ["under-1", "1-3", "3-5", "over-5"] as const;
type Age = (typeof AGES)[number];
type Frequency = (typeof FREQUENCIES)[number];
type Trigger = (typeof TRIGGERS)[number];
type Duration = (typeof DURATIONS)[number];

export interface ZoomiesAnswers {
  age: Age;
  often: Frequency;
  trigger: Trigger;
  /** Minutes. */
  lasts: Duration;
}
export const FIELDS: Fields<ZoomiesAnswers> = {
  age: choice(AGES),
  often: choice(FREQUENCIES),
  trigger: choice(TRIGGERS),
  lasts: choice(DURATIONS),
};

type Scored = Pick<ZoomiesAnswers, "age" | "often" | "lasts">;
const AGE_PENALTY: Readonly<Record<Age, number>> = { puppy: 0, young: 0, adult: 10, senior: 20 };

/**
 * 100, minus 10 for an adult or 20 for a senior, minus 15 for several times a day (not puppies), minus 25 above five
 * minutes.
 */
export function zoomiesScore({ age, often, lasts }: Scored): number {
  const frequent = often === "multiple-daily" && age !== "puppy" ? 15 : 0;
  return 100 - AGE_PENALTY[age] - frequent - (lasts === "over-5" ? 25 : 0);
}

type ZoomiesCategory = "perfect" | "normal" | "check";
export function zoomiesCategory(score: number): ZoomiesCategory {
  if (score >= 80) return "perfect";
  return score >= 60 ? "normal" : "check";
}

/** Scientific name of the behaviour. */
export const SCIENTIFIC_NAME = "Frenetic Random Activity Period (FRAP)";
