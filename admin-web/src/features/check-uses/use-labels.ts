import type { CheckUsesReply } from "@hundeblick/proto/http/admin/check-uses";
import type { Level } from "@hundeblick/proto/health/check";
import { Outcome } from "@hundeblick/proto/http/follow-up";

/** Levels from most to least urgent, as table headers. */
export const LEVEL_WORDS: readonly (readonly [Level, string])[] = [
  ["now", "Now"],
  ["today", "Today"],
  ["this_week", "This week"],
  ["routine", "Routine"],
  ["home", "Home"],
];

/** `snake_sting` → `snake sting`. */
export const signName = (id: string): string => id.replaceAll("_", " ");

/** Visits with a suspicious word, answered or not. */
export function countAsked({ asked = 0, now = 0, earlier = 0, no = 0 }: CheckUsesReply["words"][number]["outcomes"]) {
  const answered = now + earlier + no;
  return { asked: asked + answered, answered };
}

/** `3 better · 1 worse`: answers to the follow-up mail. */
export const formatFollowUps = (followUps: CheckUsesReply["concerns"][number]["followUps"]): string =>
  Outcome.options.flatMap((outcome) => (followUps[outcome] ? [`${followUps[outcome]} ${outcome}`] : [])).join(" · ") ||
  "—";

export const isUnused = ({ concerns, checks, words }: CheckUsesReply): boolean =>
  concerns.length + checks.length + words.length === 0;
