import { CHECKS, CONCERNS } from "@hundeblick/proto/health/check-lists";
import { RED_FLAGS_NOW } from "@hundeblick/proto/health/answers";
import type { CheckUses, CheckUsesQuery } from "@hundeblick/proto/http/admin/check-uses";
import type { CheckUse, CheckUseBody, WordOutcome } from "@hundeblick/proto/http/check-use";
import type { Level } from "@hundeblick/proto/health/check";
import type { Client } from "@hundeblick/proto/rpc/tracking";
import { rangeOf } from "./numbers/range.ts";
import type { ReadClient } from "./ports.ts";

type Counted = {
  kind: CheckUse["kind"];
  id: string;
  level: Level | null;
  isFinished: boolean;
  outcome: WordOutcome | null;
  count: number;
};
type CountedSkip = { kind: CheckUse["kind"]; id: string; question: string; count: number };

/** The newest state of each concern, check and sign of a visit. */
export type CheckUseStore = {
  save(use: CheckUse, visit: { sessionId: string; at: Date; isMachine: boolean }): Promise<void>;
  /** Visits of people in a range, by what they came to. */
  count(from: Date, to: Date): Promise<{ states: Counted[]; skips: CountedSkip[] }>;
  removeOfSessions(sessionIds: readonly string[]): Promise<void>;
  removeBefore(moment: Date): Promise<number>;
};

export type CheckUseDeps = { checkUses: CheckUseStore; readClient: ReadClient; now: () => Date };

export async function recordCheckUse(
  { checkUses, readClient, now }: CheckUseDeps,
  { sessionId, use, client }: CheckUseBody & { client: Client },
): Promise<{ recorded: boolean }> {
  const isMachine = readClient(client).botReason !== null;
  await checkUses.save(use, { sessionId, at: now(), isMachine });
  return { recorded: true };
}

const MOST_SKIPPED = 3;

export async function showCheckUses(
  { checkUses, now }: Pick<CheckUseDeps, "checkUses" | "now">,
  { range = "7d" }: CheckUsesQuery,
): Promise<CheckUses> {
  const { from, to } = rangeOf(range, now());
  const { states, skips } = await checkUses.count(from, to);
  const usesOf = <Id extends string>(kind: CheckUse["kind"], ids: readonly Id[]) =>
    ids
      .map((id) => {
        const own = states.filter((state) => state.kind === kind && state.id === id);
        const skipped = skips
          .filter((skip) => skip.kind === kind && skip.id === id)
          .toSorted((a, b) => b.count - a.count || a.question.localeCompare(b.question))
          .slice(0, MOST_SKIPPED)
          .map(({ question, count }) => ({ question, count }));
        const finished = sum(own.filter(({ isFinished }) => isFinished));
        return { id, chosen: sum(own), finished, levels: sumsBy(own, "level"), skipped };
      })
      .filter(({ chosen }) => chosen > 0)
      .toSorted((a, b) => b.chosen - a.chosen);
  const words = RED_FLAGS_NOW.map((id) => {
    const own = states.filter((state) => state.kind === "word" && state.id === id);
    return { id, outcomes: sumsBy(own, "outcome"), count: sum(own) };
  });
  return {
    concerns: usesOf("concern", CONCERNS),
    checks: usesOf("check", CHECKS),
    words: words
      .filter(({ count }) => count > 0)
      .toSorted((a, b) => b.count - a.count)
      .map(({ id, outcomes }) => ({ id, outcomes })),
    from: from.toISOString(),
    to: to.toISOString(),
  };
}

const sum = (counted: readonly { count: number }[]): number => counted.reduce((total, { count }) => total + count, 0);

function sumsBy<Key extends "level" | "outcome">(
  counted: readonly Counted[],
  key: Key,
): Partial<Record<NonNullable<Counted[Key]>, number>> {
  const sums: Partial<Record<NonNullable<Counted[Key]>, number>> = {};
  for (const { [key]: value, count } of counted) if (value !== null) sums[value] = (sums[value] ?? 0) + count;
  return sums;
}
