import { toAppError } from "@hundeblick/kit/errors";
import type { FinishedUpdate, RefreshResult, UpdateJob } from "@hundeblick/proto/http/admin/marketplace";
import type { Market } from "@hundeblick/proto/language";
import { startUpdate, updateResults, updateStatus } from "@hundeblick/proto/rpc/scraper";
import { pollUntil } from "../poll-until.ts";
import { audited } from "../operators/audited.ts";
import type { AuditLog, Operator } from "../operators/ports.ts";
import type { Calls } from "../ports.ts";

export type UpdateDeps = { bus: Calls; audit: AuditLog; everyMs: number };

/** Longest time a caller waits for the summary; the update continues. */
const WAIT_MS = 2 * 3_600_000;

const hasEnded = ({ state }: UpdateJob): boolean => state === "finished" || state === "cancelled";

export const beginUpdate = ({ bus, audit }: UpdateDeps, market: Market, operator: Operator): Promise<UpdateJob> =>
  audited(
    audit,
    { operatorId: operator.id, action: "discover.update-all", subject: market },
    () => bus.call(startUpdate, { market, by: operator.email }),
    ({ jobId }) => [jobId],
  );

/** Waits until it has ended, the time is up or `signal` aborts. */
export async function finishUpdate(
  { bus, everyMs }: UpdateDeps,
  begun: UpdateJob,
  signal: AbortSignal,
): Promise<FinishedUpdate> {
  const ended = await pollUntil(() => statusOf(bus, begun), hasEnded, { everyMs, forMs: WAIT_MS, signal });
  return withResults(bus, ended);
}

/** The last known state while the service is unavailable, because an update survives a restart. */
async function statusOf(bus: Calls, before: UpdateJob): Promise<UpdateJob> {
  try {
    return (await bus.call(updateStatus, { jobId: before.jobId })).job ?? before;
  } catch (thrown) {
    if (toAppError(thrown).retryable) return before;
    throw thrown;
  }
}

/** All results, page by page, because they may exceed one message. */
async function withResults(bus: Calls, job: UpdateJob): Promise<FinishedUpdate> {
  const results: RefreshResult[] = [];
  for (;;) {
    const page = await bus.call(updateResults, { jobId: job.jobId, from: results.length });
    if (page.results.length === 0) return { ...job, results };
    results.push(...page.results);
  }
}
