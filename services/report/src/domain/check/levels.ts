import { type Level, LEVELS } from "@hundeblick/proto/health/check";

/** The most urgent level, or null. */
export const mostUrgent = (levels: readonly Level[]): Level | null =>
  LEVELS.find((level) => levels.includes(level)) ?? null;

/** The dog should be seen within days. */
export const advisesVisit = (level: Level | null): level is "now" | "today" | "this_week" =>
  level === "now" || level === "today" || level === "this_week";

/** The level replaces the score, nothing is suggested, and the report is not locked. */
export const isUrgent = (level: Level | null): boolean => level === "now" || level === "today";
