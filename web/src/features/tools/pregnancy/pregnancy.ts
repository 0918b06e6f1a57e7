import { addDays, differenceInCalendarDays } from "date-fns";
import { choice, type Fields, text } from "../frame/answers.ts";
import { readDay } from "../frame/dates.ts";

/** Meaning of the day: mating, ovulation named by a vet, or the first rise of progesterone (LH peak). */
export const BASES = ["mating", "ovulation", "rise"] as const;
export const BUILDS = ["tiny", "short", "other"] as const;
export const LITTERS = ["few", "more", "unknown"] as const;
type Basis = (typeof BASES)[number];
type Build = (typeof BUILDS)[number];
type Litter = (typeof LITTERS)[number];

export interface PregnancyAnswers {
  basis: Basis;
  /** `2026-11-21`. */
  day: string;
  build?: Build;
  litter?: Litter;
}

/** Latest day of a pregnancy: 72 days from mating (lamm2012), and three more of ours. */
const MAX_DAYS_AGO = 75;

/** Why a day is rejected: in the future, too long ago, or invalid. */
export function wrongDay(day: string, today: Date): "ahead" | "past" | "none" | null {
  const read = readDay(day);
  if (!read) return "none";
  const ago = differenceInCalendarDays(today, read);
  if (ago < 0) return "ahead";
  return ago > MAX_DAYS_AGO ? "past" : null;
}

export const FIELDS: Fields<PregnancyAnswers> = {
  basis: choice(BASES),
  day: text((day) => wrongDay(day, new Date()) === null),
  build: choice(BUILDS, { optional: true }),
  litter: choice(LITTERS, { optional: true }),
};

/** Day 0: the mating, or the ovulation, two days after the rise of progesterone. */
const startOf = (basis: Basis, day: Date): Date => addDays(day, basis === "rise" ? 2 : 0);

/** Days of pregnancy, first and last. Birth: lamm2012 from mating, mir2011 from ovulation; the rest as in the texts. */
const BIRTH: Readonly<Record<"mating" | "ovulation", readonly [early: number, late: number]>> = {
  mating: [57, 72],
  ovulation: [61, 65],
};
const EXPECTED = 63;
/** Labour before this day is an emergency; from `RING` on a vet is needed today: concern `birth`. */
export const FULL_TERM_DAY = 58;
export const RING = 66;
const STEPS = {
  ultrasound: [25, 35],
  food: [42, 42],
  apart: [42, 42],
  xray: [55, 57],
  thermometer: [57, 57],
  ring: [RING, RING],
} as const satisfies Readonly<Record<string, readonly [number, number]>>;
export type Step = keyof typeof STEPS;
const STEP_NAMES = Object.keys(STEPS) as readonly Step[];

interface PregnancyDates {
  start: Date;
  expected: Date;
  early: Date;
  late: Date;
  /** Days since the start, at least 0. */
  day: number;
  /** 1 to 9; the first includes day 0, the ninth all later ones. */
  week: number;
  daysUntil: number;
}

/** Expected birth, and progress of the pregnancy. */
export function pregnancyDates({ basis }: Pick<PregnancyAnswers, "basis">, from: Date, today: Date): PregnancyDates {
  const start = startOf(basis, from);
  const [early, late] = BIRTH[basis === "mating" ? "mating" : "ovulation"];
  const day = Math.max(0, differenceInCalendarDays(today, start));
  const expected = addDays(start, EXPECTED);
  return {
    start,
    expected,
    early: addDays(start, early),
    late: addDays(start, late),
    day,
    week: weekOf(day),
    daysUntil: differenceInCalendarDays(expected, today),
  };
}

export const WEEKS = [1, 2, 3, 4, 5, 6, 7, 8, 9] as const;
const weekOf = (day: number): number => Math.min(WEEKS.length, Math.max(1, Math.ceil(day / 7)));

/** First and last day of a week: 1 to 7, 8 to 14 … */
export const daysOfWeek = (start: Date, week: number): readonly [Date, Date] => [
  addDays(start, 7 * week - 6),
  addDays(start, 7 * week),
];

/** Remaining tasks in order. */
export const stepsToCome = (start: Date, today: Date): { step: Step; first: Date; last: Date }[] =>
  STEP_NAMES.map((step) => ({ step, first: addDays(start, STEPS[step][0]), last: addDays(start, STEPS[step][1]) }))
    .filter(({ last }) => differenceInCalendarDays(last, today) >= 0)
    .toSorted((a, b) => a.first.getTime() - b.first.getTime());

export type Stage = "early" | "middle" | "late" | "due" | "over";
export function stageOf(day: number): Stage {
  if (day >= RING) return "over";
  if (day >= FULL_TERM_DAY) return "due";
  if (day >= STEPS.food[0]) return "late";
  return day >= STEPS.ultrasound[0] ? "middle" : "early";
}

/** Emergency signs, and signs to call about today; levels as in the concerns, checked by `tool-levels.test.ts`. */
export const NOW_SIGNS = ["stuck", "pushing", "green", "waters", "blood", "tremor", "flat", "early"] as const;
export const TODAY_SIGNS = ["restless", "dropped", "notEating", "vomiting"] as const;
export const SIGNS = [...NOW_SIGNS, ...TODAY_SIGNS] as const;
export type Sign = (typeof SIGNS)[number];

export function urgencyOf(ticked: readonly Sign[]): "now" | "today" | null {
  if (NOW_SIGNS.some((sign) => ticked.includes(sign))) return "now";
  return ticked.length > 0 ? "today" : null;
}
