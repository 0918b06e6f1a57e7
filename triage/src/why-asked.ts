import { LEVELS, type Level } from "@hundeblick/proto/health/check-lists";
import type { Condition } from "./concern.schema.ts";
import type { Concern } from "./concern.ts";

/** Questions of a condition, without negated ones. */
function questionsOf(condition: Condition): string[] {
  if ("all" in condition) return condition.all.flatMap(questionsOf);
  if ("any" in condition) return condition.any.flatMap(questionsOf);
  return "q" in condition ? [condition.q] : [];
}

/** Why a question is asked: the most urgent rule that one answer alone can match. null: only for the vet's sheet. */
export function whyAsked({ rules }: Concern, question: string): { level: Level; reason: string } | null {
  const on = rules.flatMap(({ when, level, reason }) => {
    const asked = new Set(questionsOf(when));
    return asked.has(question) ? [{ level, reason, others: asked.size - 1 }] : [];
  });
  const [first] = on.toSorted((a, b) => a.others - b.others || LEVELS.indexOf(a.level) - LEVELS.indexOf(b.level));
  return first ? { level: first.level, reason: first.reason } : null;
}
