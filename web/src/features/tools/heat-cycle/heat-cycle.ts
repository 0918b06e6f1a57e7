import { addDays, addMonths, differenceInCalendarDays, subDays } from "date-fns";
import { choice, type Fields, text } from "../frame/answers.ts";
import { readDay } from "../frame/dates.ts";

export const CYCLES = ["4", "5", "6", "7", "8", "9"] as const;
export const SIZES = ["small", "medium", "large"] as const;
export const AGES = ["young", "adult", "senior"] as const;
type Cycle = (typeof CYCLES)[number];
type Size = (typeof SIZES)[number];
type Age = (typeof AGES)[number];

export interface HeatAnswers {
  /** First day of the last heat, `2026-11-21`. */
  last: string;
  /** Months from one heat to the next. */
  cycle: Cycle;
  size?: Size;
  age?: Age;
}
export const FIELDS: Fields<HeatAnswers> = {
  last: text((day) => {
    const last = readDay(day);
    return last !== null && differenceInCalendarDays(new Date(), last) >= 0;
  }),
  cycle: choice(CYCLES),
  size: choice(SIZES, { optional: true }),
  age: choice(AGES, { optional: true }),
};

const HALF_WINDOW: Readonly<Record<Size, number>> = { small: 10, medium: 14, large: 21 };
const WIDER: Readonly<Record<Age, number>> = { young: 7, adult: 0, senior: 14 };

interface HeatDates {
  expected: Date;
  early: Date;
  late: Date;
  /** Calendar days from today to the expected day; negative afterwards. */
  daysUntil: number;
  accuracy: "high" | "medium";
}

/** Expected next heat: last heat plus the cycle, with a window that depends on size and age. */
export function nextHeat(answers: HeatAnswers, last: Date, today: Date): HeatDates {
  const { cycle, size, age } = answers;
  const expected = addMonths(last, Number(cycle));
  const half = HALF_WINDOW[size ?? "medium"] + WIDER[age ?? "adult"];
  return {
    expected,
    early: subDays(expected, half),
    late: addDays(expected, half),
    daysUntil: differenceInCalendarDays(expected, today),
    accuracy: size && age ? "high" : "medium",
  };
}

type CycleLength = "short" | "typical" | "long";
export function cycleLength(cycle: Cycle): CycleLength {
  const months = Number(cycle);
  if (months === 6) return "typical";
  return months < 6 ? "short" : "long";
}

/** Spring is March to May, autumn September to November. */
export function seasonOf(day: Date): "spring" | "autumn" | null {
  const month = day.getMonth() + 1;
  if (month >= 3 && month <= 5) return "spring";
  return month >= 9 && month <= 11 ? "autumn" : null;
}

/** Reasons to see a vet first: an overdue heat, or cycles of at most about 130 days. Our own safety rule. */
export function vetReason({ cycle }: HeatAnswers, { late }: HeatDates, today: Date) {
  if (differenceInCalendarDays(late, today) < 0) return "overdue";
  return cycle === "4" ? "short" : null;
}

/** Meaning of the number of signs of heat. */
export function heatSigns(ticked: number): "likely" | "possible" | "single" | null {
  if (ticked >= 3) return "likely";
  if (ticked === 2) return "possible";
  return ticked === 1 ? "single" : null;
}

export const HEAT_SIGNS = ["swelling", "bleeding", "maleAttention", "behaviorChange"] as const;
export type HeatSign = (typeof HEAT_SIGNS)[number];

/**
 * Days from the first day of a heat, which lasts about 18; pyometra usually follows within four months. Source:
 * hagmanPyometra.
 */
const PYOMETRA_DAYS = { from: 28, to: 120 };

/**
 * Whether blood may be more than a heat: weeks after one, with a changed dog and no other sign, or as the only sign in
 * an old dog.
 */
export function pyometraPossible(
  ticked: readonly HeatSign[],
  { last, age }: { last: Date | null; age?: Age | undefined },
  today: Date,
): boolean {
  if (!ticked.includes("bleeding")) return false;
  const days = last ? differenceInCalendarDays(today, last) : 0;
  if (days >= PYOMETRA_DAYS.from && days <= PYOMETRA_DAYS.to) return true;
  if (ticked.length === 1) return age === "senior";
  return ticked.includes("behaviorChange") && ticked.length === 2;
}
