import { addDays, addMonths, differenceInCalendarDays, subDays } from "date-fns";
import { choice, type Fields, list, readList, text } from "../frame/answers.ts";
import { readDay } from "../frame/dates.ts";

export const COUNTRIES = ["de", "at", "ch", "pl", "gb", "ie"] as const;
/** Until two weeks after the last milk, until six months, after that. */
export const AGES = ["pup", "young", "adult"] as const;
export const HABITS = ["meets", "hunts", "scavenges", "raw", "slugs"] as const;
export const HOUSEHOLD = ["children", "weak"] as const;
export const TRAVELS = ["entry", "fox", "south"] as const;
export type Country = (typeof COUNTRIES)[number];
export type Age = (typeof AGES)[number];
export type Habit = (typeof HABITS)[number];
export type Person = (typeof HOUSEHOLD)[number];
export type Travel = (typeof TRAVELS)[number];

export interface WormsTicksAnswers {
  country: Country;
  age: Age;
  /** Lists joined by dots, `none` for an empty one. */
  habits: string;
  household: string;
  travels: string;
  /** Day of the answers, so that a link and a calendar file keep the same dates. */
  on: string;
  /** Day of the last worming or stool test. */
  last?: string;
  /** Day of arrival in a country that asks for a treatment against tapeworms. */
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

/** The arrival, when a country is travelled to that asks for a treatment. */
export const arrivalOf = (answers: WormsTicksAnswers): Date | null =>
  answers.arrival && travelsOf(answers).includes("entry") ? readDay(answers.arrival) : null;

export type Group = "a" | "b" | "c" | "d";
/** Risk group by how a dog lives. Source: esccapScheme. */
export function groupOf(habits: readonly Habit[]): Group {
  if (habits.includes("scavenges")) return "d";
  if (habits.includes("hunts")) return "c";
  return habits.includes("meets") ? "b" : "a";
}

export type Roundworm = "fortnight" | "month" | "quarter" | "halfYear";
export type Tapeworm = "month" | "sixWeeks" | "upToQuarter";
export interface WormPlan {
  group: Group;
  /** How often against roundworms: treatment or stool test. Sources: esccapScheme, esccapGl1. */
  roundworm: Roundworm;
  /** How often against tapeworms beside that; null when what is done against roundworms is enough. */
  tapeworm: Tapeworm | null;
}

/** Countries in which the fox tapeworm lives; Britain and Ireland are free of it. */
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

/** How far a stool test can stand in for a treatment: it finds tapeworms poorly (vetTimes2025). */
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

/** How long ahead days are named; a pup's rhythm changes within weeks, so of that only the next eight. */
const MONTHS_AHEAD = 12;
const PUP_DAYS_AHEAD = 56;

export interface WormDay {
  day: Date;
  kinds: readonly ("roundworm" | "tapeworm")[];
}

/** The next days for a treatment or a test: from the last one on, or from the day of the answers. */
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

/** What is overdue is due on the day of the answers, and counts on from there. */
function daysFrom(step: (day: Date, times: number) => Date, last: Date | null, on: Date, end: Date): Date[] {
  const next = last && step(last, 1);
  const first = next && differenceInCalendarDays(next, on) > 0 ? next : on;
  const days: Date[] = [];
  for (let times = 0; differenceInCalendarDays(end, step(first, times)) > 0; times++) days.push(step(first, times));
  return days;
}

/**
 * Days on which a treatment is 24 to 120 hours before the arrival at whatever hours both take place: four to two days
 * before. Source: govTapeworm.
 */
export const tapewormDays = (arrival: Date): { first: Date; last: Date } => ({
  first: subDays(arrival, 4),
  last: subDays(arrival, 2),
});

/** Months in which ticks are out as a rule, first and last; on mild days they are in the others too. Ours. */
export const TICK_SEASON: Readonly<Record<Country, readonly [first: number, last: number]>> = {
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

/** First day of the next season that has not begun on this day. */
export function nextTickSeason(country: Country, on: Date): Date {
  const start = new Date(on.getFullYear(), TICK_SEASON[country][0] - 1, 1);
  return differenceInCalendarDays(start, on) > 0 ? start : addMonths(start, 12);
}

/** Signs that cannot wait, and those for today; levels as in the concern `parasites`, `tool-levels.test.ts` compares. */
export const NOW_SIGNS = ["urine", "pale", "fit", "lung", "wrong"] as const;
export const TODAY_SIGNS = ["tickIll", "yellow", "pupWorm", "gutWorm", "slugCough"] as const;
export type Sign = (typeof NOW_SIGNS)[number] | (typeof TODAY_SIGNS)[number];
