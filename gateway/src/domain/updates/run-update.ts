import { toAppError } from "@hundeblick/kit/errors";
import type { FinishedUpdate, RefreshResult, UpdateJob } from "@hundeblick/proto/http/admin/marketplace";
import type { Market } from "@hundeblick/proto/language";
import { pollUntil } from "../poll-until.ts";
import { audited } from "../operators/audited.ts";
import type { AuditLog, Operator } from "../operators/ports.ts";
import type { Updates } from "./ports.ts";

export type UpdateDeps = { updates: Updates; audit: AuditLog; everyMs: number };

/** Longest time a caller waits for the summary; the update continues. */
const WAIT_MS = 2 * 3_600_000;

const hasEnded = ({ state }: UpdateJob): boolean => state === "finished" || state === "cancelled";

export const beginUpdate = ({ updates, audit }: UpdateDeps, market: Market, operator: Operator): Promise<UpdateJob> =>
  audited(
    audit,
    { operatorId: operator.id, action: "discover.update-all", subject: market },
    () => updates.start(market, operator.email),
    ({ jobId }) => [jobId],
  );

/** Waits until it has ended, the time is up or `signal` aborts. */
export async function finishUpdate(
  { updates, everyMs }: UpdateDeps,
  begun: UpdateJob,
  signal: AbortSignal,
): Promise<FinishedUpdate> {
  const ended = await pollUntil(() => statusOf(updates, begun), hasEnded, { everyMs, forMs: WAIT_MS, signal });
  return withResults(updates, ended);
}

/** The last known state while the service is unavailable, because an update survives a restart. */
async function statusOf(updates: Updates, before: UpdateJob): Promise<UpdateJob> {
  try {
    return (await updates.status(before.jobId)) ?? before;
  } catch (thrown) {
    if (toAppError(thrown).retryable) return before;
    throw thrown;
  }
}

/** All results, page by page, because they may exceed one message. */
async function withResults(updates: Updates, job: UpdateJob): Promise<FinishedUpdate> {
  const results: RefreshResult[] = [];
  for (;;) {
    const page = await updates.results(job.jobId, results.length);
    if (page.length === 0) return { ...job, results };
    results.push(...page);
  }
}
