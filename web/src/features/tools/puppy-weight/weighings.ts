import { differenceInCalendarDays } from "date-fns";
import { readDecimal } from "#shared/ui/decimal.ts";
import { readDay } from "../frame/dates.ts";

/** A weight on a day, `2026-11-21`; the kg as they were typed, with a point, so that the scales' fineness stays. */
export interface Weighing {
  day: string;
  kg: string;
}

export const MAX_WEIGHINGS = 100;
const KG = { min: 0.05, max: 120 };

/** A typed weight with a point instead of a comma; null when no puppy weighs that. */
export function readKg(typed: string): string | null {
  const kg = readDecimal(typed);
  return kg !== null && kg >= KG.min && kg <= KG.max ? typed.trim().replace(",", ".") : null;
}

/** `2026-11-14_4.2_2026-11-21_4.85`: days, each with its weight, the earliest first; null for anything else. */
export function readWeighings(list: string): Weighing[] | null {
  const parts = list.split("_");
  if (parts.length % 2 === 1 || parts.length > 2 * MAX_WEIGHINGS) return null;
  const weighings: Weighing[] = [];
  for (let at = 0; at < parts.length; at += 2) {
    const [day = "", kg = ""] = parts.slice(at, at + 2);
    if (readDay(day) === null || readKg(kg) !== kg || day <= (weighings.at(-1)?.day ?? "")) return null;
    weighings.push({ day, kg });
  }
  return weighings;
}

/** The list for the address; `undefined` for none. */
export const writeWeighings = (weighings: readonly Weighing[]): string | undefined =>
  weighings.map(({ day, kg }) => `${day}_${kg}`).join("_") || undefined;

/** With this one in its place: one weight a day, the later replaces the earlier. */
export const withWeighing = (weighings: readonly Weighing[], added: Weighing): Weighing[] =>
  [...withoutDay(weighings, added.day), added].toSorted((a, b) => a.day.localeCompare(b.day));

export const withoutDay = (weighings: readonly Weighing[], day: string): Weighing[] =>
  weighings.filter((weighing) => weighing.day !== day);

/** Why nothing can have been weighed on a day. */
export function wrongDay(day: string, born: Date, today: Date): "ahead" | "before" | "none" | null {
  const weighed = readDay(day);
  if (!weighed) return "none";
  if (differenceInCalendarDays(today, weighed) < 0) return "ahead";
  return differenceInCalendarDays(weighed, born) < 0 ? "before" : null;
}
