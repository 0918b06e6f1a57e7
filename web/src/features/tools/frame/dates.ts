import { formatISO, isValid } from "date-fns";
import type { Language } from "@hundeblick/proto/language";
import { LANGUAGE_FACTS } from "@hundeblick/proto/languages";

/** Parses `2026-11-21` to the start of that day in local time; null if invalid. */
export function readDay(text: string): Date | null {
  const day = new Date(`${text}T00:00`);
  return isValid(day) && writeDay(day) === text && day.getFullYear() >= 1990 ? day : null;
}

/** `2026-11-21`. */
export const writeDay = (day: Date): string => formatISO(day, { representation: "date" });

/** `21. November 2026`, in the language's format. */
export const dayIn = (language: Language, day: Date): string =>
  new Intl.DateTimeFormat(LANGUAGE_FACTS[language].locale, { dateStyle: "long" }).format(day);

/** `20.–26. November 2026`; one day when both are the same. */
export const daysIn = (language: Language, first: Date, last: Date): string =>
  new Intl.DateTimeFormat(LANGUAGE_FACTS[language].locale, { dateStyle: "long" }).formatRange(first, last);

export const MONTHS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12];

/** Name of a month, 1 to 12: `April`, `kwiecień`. */
export const monthIn = (language: Language, month: number): string =>
  new Intl.DateTimeFormat(LANGUAGE_FACTS[language].locale, { month: "long", timeZone: "UTC" }).format(
    new Date(Date.UTC(2024, month - 1, 15)),
  );

/** `5` for a day in May. */
export const monthOf = (day: Date): string => String(day.getMonth() + 1);

/** `21. März` from month and day. */
export const dayOfYearIn = (language: Language, [month, day]: readonly [number, number]): string =>
  new Intl.DateTimeFormat(LANGUAGE_FACTS[language].locale, {
    day: "numeric",
    month: "long",
    timeZone: "UTC",
  }).format(new Date(Date.UTC(2024, month - 1, day)));
