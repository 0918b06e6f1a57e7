import { type Level, LEVELS } from "@hundeblick/proto/health/levels";

/** The most urgent level, or null. */
export const mostUrgent = (levels: readonly Level[]): Level | null =>
  LEVELS.find((level) => levels.includes(level)) ?? null;
