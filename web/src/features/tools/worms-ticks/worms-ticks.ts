import { addDays, addMonths, differenceInCalendarDays, subDays } from "date-fns";
import { choice, type Fields, list, readList, text } from "../frame/answers.ts";
import { readDay } from "../frame/dates.ts";

export const COUNTRIES = ["de", "at", "ch", "pl", "gb", "ie"] as const;
/** Until two weeks after weaning, until six months, adult. */
export const AGES = ["pup", "young", "adult"] as const;
export const HABITS = ["meets", "hunts", "scavenges", "raw", "slugs"] as const;
export const HOUSEHOLD = ["children", "weak"] as const;
export const TRAVELS = ["entry", "fox", "south"] as const;
export type Country = (typeof COUNTRIES)[number];
type Age = (typeof AGES)[number];
type Habit = (typeof HABITS)[number];
export type Person = (typeof HOUSEHOLD)[number];
export type Travel = (typeof TRAVELS)[number];

export interface WormsTicksAnswers {
  country: Country;
  age: Age;
  /** Lists joined by dots, `none` for an empty one. */
  habits: string;
  household: string;
  travels: string;
  /** Date of the answers, so that a link and a calendar file have the same dates. */
  on: string;
  /** Date of the last worming or stool test. */
  last?: string;
  /** Date of arrival in a country that requires a treatment against tapeworms. */
  arrival?: string;
}
const isDay = (day: string) => readDay(day) !== null;
export const FIELDS: Fields<WormsTicksAnswers> = {
  country: choice(COUNTRIES),
  age: choice(AGES),
  habits: list(HABITS),
  household: list(HOUSEHOLD),
  travels: list(TRAVELS),
  on: text(isDay),
  last: text((day) => isDay(day) && differenceInCalendarDays(new Date(), readDay(day) ?? 0) >= 0, { optional: true }),
  arrival: text(isDay, { optional: true }),
};

export const habitsOf = (answers: WormsTicksAnswers): readonly Habit[] => readList(HABITS, answers.habits) ?? [];
export const householdOf = (answers: WormsTicksAnswers): readonly Person[] =>
  readList(HOUSEHOLD, answers.household) ?? [];
export const travelsOf = (answers: WormsTicksAnswers): readonly Travel[] => readList(TRAVELS, answers.travels) ?? [];

/** The arrival, if the country requires a treatment. */
export const arrivalOf = (answers: WormsTicksAnswers): Date | null =>
  answers.arrival && travelsOf(answers).includes("entry") ? readDay(answers.arrival) : null;

export type Group = "a" | "b" | "c" | "d";
/** Risk group by the dog's lifestyle. Source: esccapScheme. */
export function groupOf(habits: readonly Habit[]): Group {
  if (habits.includes("scavenges")) return "d";
  if (habits.includes("hunts")) return "c";
  return habits.includes("meets") ? "b" : "a";
}

type Roundworm = "fortnight" | "month" | "quarter" | "halfYear";
type Tapeworm = "month" | "sixWeeks" | "upToQuarter";
interface WormPlan {
  group: Group;
  /** Interval against roundworms: treatment or stool test. Sources: esccapScheme, esccapGl1. */
  roundworm: Roundworm;
  /** Additional interval against tapeworms; null if that against roundworms is enough. */
  tapeworm: Tapeworm | null;
}

/** Countries with the fox tapeworm; Britain and Ireland are free of it. */
const FOX_TAPEWORM: readonly Country[] = ["de", "at", "ch", "pl"];

export function wormPlan(answers: WormsTicksAnswers): WormPlan {
  const habits = habitsOf(answers);
  const group = groupOf(habits);
  return { group, roundworm: roundworm(answers, group), tapeworm: tapeworm(answers.country, answers.age, habits) };
}

function roundworm(answers: WormsTicksAnswers, group: Group): Roundworm {
  if (answers.age === "pup") return "fortnight";
  if (answers.age === "young" || group === "d" || householdOf(answers).length > 0) return "month";
  return group === "a" ? "halfYear" : "quarter";
}

function tapeworm(country: Country, age: Age, habits: readonly Habit[]): Tapeworm | null {
  if (age === "pup") return null;
  const preys = habits.includes("hunts") || habits.includes("scavenges");
  if (!FOX_TAPEWORM.includes(country)) return preys || habits.includes("raw") ? "upToQuarter" : null;
  if (preys) return "month";
  return habits.includes("raw") ? "sixWeeks" : null;
}

/** How far a stool test can replace a treatment: it finds tapeworms poorly (vetTimes2025). */
export function testOf({ age }: WormsTicksAnswers, plan: WormPlan): "good" | "limited" | "puppy" {
  if (age === "pup") return "puppy";
  return plan.tapeworm ? "limited" : "good";
}

const STEPS: Readonly<Record<Roundworm | Tapeworm, (day: Date, times: number) => Date>> = {
  fortnight: (day, times) => addDays(day, 14 * times),
  month: addMonths,
  sixWeeks: (day, times) => addDays(day, 42 * times),
  quarter: (day, times) => addMonths(day, 3 * times),
  upToQuarter: (day, times) => addMonths(day, 3 * times),
  halfYear: (day, times) => addMonths(day, 6 * times),
};

/** Range of dates; eight weeks for a pup, whose interval changes soon. */
const MONTHS_AHEAD = 12;
const PUP_DAYS_AHEAD = 56;

interface WormDay {
  day: Date;
  kinds: readonly ("roundworm" | "tapeworm")[];
}

/** Next dates for a treatment or a test, from the last one or the day of the answers. */
export function wormDays(answers: WormsTicksAnswers, on: Date): WormDay[] {
  const { roundworm: round, tapeworm: tape } = wormPlan(answers);
  const last = answers.last ? readDay(answers.last) : null;
  const end = round === "fortnight" ? addDays(on, PUP_DAYS_AHEAD) : addMonths(on, MONTHS_AHEAD);
  const found = new Map<number, WormDay>();
  for (const [kind, often] of [["roundworm", round] as const, ["tapeworm", tape] as const])
    for (const day of often ? daysFrom(STEPS[often], last, on, end) : []) {
      const known = found.get(day.getTime());
      found.set(day.getTime(), { day, kinds: [...(known?.kinds ?? []), kind] });
    }
  return [...found.values()].toSorted((a, b) => a.day.getTime() - b.day.getTime());
}

/** An overdue one is due on the day of the answers, and later ones follow from there. */
function daysFrom(step: (day: Date, times: number) => Date, last: Date | null, on: Date, end: Date): Date[] {
  const next = last && step(last, 1);
  const first = next && differenceInCalendarDays(next, on) > 0 ? next : on;
  const days: Date[] = [];
  for (let times = 0; differenceInCalendarDays(end, step(first, times)) > 0; times++) days.push(step(first, times));
  return days;
}

/** Four to two days before the arrival, which is 24 to 120 hours before it at any hours. Source: govTapeworm. */
export const tapewormDays = (arrival: Date): { first: Date; last: Date } => ({
  first: subDays(arrival, 4),
  last: subDays(arrival, 2),
});

/** Usual months of ticks, first and last; on mild days others too. Ours. */
const TICK_SEASON: Readonly<Record<Country, readonly [first: number, last: number]>> = {
  de: [3, 11],
  at: [3, 11],
  ch: [3, 11],
  pl: [3, 11],
  gb: [3, 10],
  ie: [4, 10],
};
export function inTickSeason(country: Country, month: number): boolean {
  const [first, last] = TICK_SEASON[country];
  return month >= first && month <= last;
}

/** First day of the next season. */
export function nextTickSeason(country: Country, on: Date): Date {
  const start = new Date(on.getFullYear(), TICK_SEASON[country][0] - 1, 1);
  return differenceInCalendarDays(start, on) > 0 ? start : addMonths(start, 12);
}

/** Emergency signs, and those for today; levels as in the concern `parasites`, checked by `tool-levels.test.ts`. */
export const NOW_SIGNS = ["urine", "pale", "fit", "lung", "wrong"] as const;
export const TODAY_SIGNS = ["tickIll", "yellow", "pupWorm", "gutWorm", "slugCough"] as const;
export type Sign = (typeof NOW_SIGNS)[number] | (typeof TODAY_SIGNS)[number];
