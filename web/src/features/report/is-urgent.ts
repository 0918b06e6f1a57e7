import type { Level } from "@hundeblick/proto/health/check-lists";

/** A vet should look today or now: the level replaces the score. */
export const isUrgent = (level: Level | null): level is "now" | "today" => level === "now" || level === "today";
