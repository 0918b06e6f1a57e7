/** How soon a dog should be seen, most urgent first. */
export const LEVELS = ["now", "today", "this_week", "routine", "home"] as const;
export type Level = (typeof LEVELS)[number];

/** A vet should look today or now: the level replaces the score, and nothing is suggested. */
export const isUrgent = (level: Level | null): level is "now" | "today" => level === "now" || level === "today";

/** The dog should be seen within days. */
export const advisesVisit = (level: Level | null): level is "now" | "today" | "this_week" =>
  isUrgent(level) || level === "this_week";
