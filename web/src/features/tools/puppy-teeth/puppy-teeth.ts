import { addDays, addMonths, differenceInCalendarDays } from "date-fns";
import { choice, type Fields, text } from "../frame/answers.ts";
import { readDay } from "../frame/dates.ts";

/** Age in months; 8 means eight and more. */
export const AGES = ["2", "3", "4", "5", "6", "7", "8"] as const;
export const SIZES = ["small", "medium", "large"] as const;
export const OBSERVATIONS = ["none", "loose", "double", "finished"] as const;
export const FOUND = ["yes", "no"] as const;
type Age = (typeof AGES)[number];
type Size = (typeof SIZES)[number];
type Observation = (typeof OBSERVATIONS)[number];
type Found = (typeof FOUND)[number];

export interface TeethAnswers {
  age: Age;
  size: Size;
  seen: Observation;
  found: Found;
  /** Date of the answers, so that a link and a calendar file have the same dates. */
  on: string;
}
export const FIELDS: Fields<TeethAnswers> = {
  age: choice(AGES),
  size: choice(SIZES),
  seen: choice(OBSERVATIONS),
  found: choice(FOUND),
  on: text((day) => readDay(day) !== null),
};

type TeethPhase = "milk" | "before" | "main" | "final";
type TeethCategory = "perfect" | "normal" | "check";
type Checked = Pick<TeethAnswers, "age" | "size" | "seen">;

/** Phase of the change of teeth by month. */
export function teethPhase(months: number): TeethPhase {
  if (months < 3) return "milk";
  if (months < 5) return "before";
  return months < 7 ? "main" : "final";
}

/** 100, minus 20 before three months, minus 30 for double teeth from seven months on, then minus 20 for small dogs. */
export function teethScore({ age, size, seen }: Checked): number {
  const months = Number(age);
  if (seen === "none" && months < 3) return 80;
  if (seen !== "double" || months < 7) return 100;
  return size === "small" ? 50 : 70;
}

export function teethCategory(score: number): TeethCategory {
  if (score >= 80) return "perfect";
  return score >= 60 ? "normal" : "check";
}

/**
 * Reasons for a vet whatever the score: two teeth in one place, loose teeth under three months or a full new set under
 * five, no change at six months, or unfinished at eight. Ours.
 */
export function teethVetReason({ age, seen }: Checked): "double" | "early" | "late" | "unfinished" | null {
  if (seen === "double") return "double";
  if ((seen === "loose" && Number(age) < 3) || (seen === "finished" && Number(age) < 5)) return "early";
  if (seen === "loose" && age === "8") return "unfinished";
  return seen === "none" && Number(age) >= 6 ? "late" : null;
}

/** Months in which each kind of tooth changes, first and last. */
const TEETH = {
  incisors: [3, 5],
  canines: [4, 6],
  premolars: [4, 7],
  molars: [5, 7],
} as const;
type Tooth = keyof typeof TEETH;
const TOOTH_KINDS = ["incisors", "canines", "premolars", "molars"] as const satisfies readonly Tooth[];

export const teethTimeline = (months: number) =>
  TOOTH_KINDS.map((tooth) => {
    const [start, end] = TEETH[tooth];
    return { tooth, start, end, current: start <= months && months <= end };
  });

/** Dates of future checks: when a kind of tooth begins to change, and at seven months; afterwards in two weeks. */
export function teethDays(months: number, on: Date): { what: Tooth | "done"; day: Date }[] {
  const coming = TOOTH_KINDS.filter((tooth) => TEETH[tooth][0] > months).map((tooth) => ({
    what: tooth,
    day: addMonths(on, TEETH[tooth][0] - months),
  }));
  const done = months < 7 ? addMonths(on, 7 - months) : addDays(on, 14);
  const days = [...coming, { what: "done" as const, day: done }];
  return days.toSorted((a, b) => differenceInCalendarDays(a.day, b.day));
}
