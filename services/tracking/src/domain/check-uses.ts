import { CHECKS, CONCERNS } from "@hundeblick/proto/health/check-lists";
import { RED_FLAGS_NOW } from "@hundeblick/proto/health/answers";
import type { CheckUses, CheckUsesQuery } from "@hundeblick/proto/http/admin/check-uses";
import { type CheckUse, type CheckUseBody, WordOutcome } from "@hundeblick/proto/http/check-use";
import type { ConcernId, Level } from "@hundeblick/proto/health/check";
import type { Client } from "@hundeblick/proto/rpc/tracking";
import { Outcome } from "@hundeblick/proto/http/follow-up";
import { rangeOf } from "./numbers/range.ts";
import type { ReadClient } from "./ports.ts";

type Kind = CheckUse["kind"] | "followUp";
type Counted = {
  kind: Kind;
  id: string;
  level: Level | null;
  isFinished: boolean;
  outcome: WordOutcome | Outcome | null;
  count: number;
};
type CountedSkip = { kind: Kind; id: string; question: string; count: number };

type FollowUp = { reportId: string; concern: ConcernId; outcome: Outcome; at: Date };

/** The newest state of each concern, check and sign of a visit. */
export type CheckUseStore = {
  save(use: CheckUse, visit: { sessionId: string; at: Date; isBot: boolean }): Promise<void>;
  /** The follow-up answer for a concern of a report; once for each report. */
  saveFollowUp(followUp: FollowUp): Promise<void>;
  removeFollowUp(reportId: string): Promise<void>;
  /** Visits of people in a range, by result. */
  count(from: Date, to: Date): Promise<{ states: Counted[]; skips: CountedSkip[] }>;
  removeOfSessions(sessionIds: readonly string[]): Promise<void>;
  removeBefore(moment: Date): Promise<number>;
};

type CheckUseDeps = { checkUses: CheckUseStore; readClient: ReadClient; now: () => Date };

export async function recordCheckUse(
  { checkUses, readClient, now }: CheckUseDeps,
  { sessionId, use, client }: CheckUseBody & { client: Client },
): Promise<{ recorded: boolean }> {
  const isBot = readClient(client).botReason !== null;
  await checkUses.save(use, { sessionId, at: now(), isBot });
  return { recorded: true };
}

const MAX_SKIPPED = 3;

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
          .slice(0, MAX_SKIPPED)
          .map(({ question, count }) => ({ question, count }));
        const finished = sum(own.filter(({ isFinished }) => isFinished));
        return { id, chosen: sum(own), finished, levels: sumsOf<Level>(own, ({ level }) => level), skipped };
      })
      .toSorted((a, b) => b.chosen - a.chosen);
  const followUpsOf = (concern: ConcernId) =>
    sumsOf<Outcome>(
      states.filter(({ kind, id }) => kind === "followUp" && id === concern),
      ({ outcome }) => Outcome.safeParse(outcome).data ?? null,
    );
  const concerns = usesOf("concern", CONCERNS).map((use) => ({ ...use, followUps: followUpsOf(use.id) }));
  const words = RED_FLAGS_NOW.map((id) => {
    const own = states.filter((state) => state.kind === "word" && state.id === id);
    const outcomes = sumsOf<WordOutcome>(own, ({ outcome }) => WordOutcome.safeParse(outcome).data ?? null);
    return { id, outcomes, count: sum(own) };
  });
  return {
    concerns: concerns.filter(({ chosen, followUps }) => chosen > 0 || Object.keys(followUps).length > 0),
    checks: usesOf("check", CHECKS).filter(({ chosen }) => chosen > 0),
    words: words
      .filter(({ count }) => count > 0)
      .toSorted((a, b) => b.count - a.count)
      .map(({ id, outcomes }) => ({ id, outcomes })),
    from: from.toISOString(),
    to: to.toISOString(),
  };
}

const sum = (counted: readonly { count: number }[]): number => counted.reduce((total, { count }) => total + count, 0);

function sumsOf<Key extends string>(
  counted: readonly Counted[],
  keyOf: (one: Counted) => Key | null,
): Partial<Record<Key, number>> {
  const sums: Partial<Record<Key, number>> = {};
  for (const one of counted) {
    const key = keyOf(one);
    if (key !== null) sums[key] = (sums[key] ?? 0) + one.count;
  }
  return sums;
}
