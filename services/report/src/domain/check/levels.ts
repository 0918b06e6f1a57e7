import { type Level, LEVELS } from "@hundeblick/proto/health/check";

/** The most urgent of some levels; null of none. */
export const mostUrgent = (levels: readonly Level[]): Level | null =>
  LEVELS.find((level) => levels.includes(level)) ?? null;

/** The dog should be seen within days. */
export const advisesVisit = (level: Level | null): level is "now" | "today" | "this_week" =>
  level === "now" || level === "today" || level === "this_week";

/** The level stands in the place of a score, nothing is suggested, and nothing is behind the e-mail gate. */
export const isUrgent = (level: Level | null): boolean => level === "now" || level === "today";
