import { AppError } from "@hundeblick/kit/errors";
import type { Log } from "@hundeblick/kit/log";
import type { ClaimedAnalysis } from "./analysis.ts";
import { ATTEMPT_MS, LEASE_MS, LEASE_RENEWAL_MS } from "./attempt-rules.ts";
import type { Analyses, Clock } from "./ports.ts";

/** Superseded, erased or ended: all further writes of this worker are rejected. */
export class SupersededAttempt extends Error {
  override name = "SupersededAttempt";
}

export type LeaseDeps = { analyses: Analyses; now: Clock; log: Log; renewalMs?: number };
export const leaseEnd = (now: Date): Date => new Date(now.getTime() + LEASE_MS);

/** Works on a claimed analysis and renews its lease. Aborts when the lease is lost, on a stop and after 90 s. */
export async function holdLease<T>(
  deps: LeaseDeps,
  held: ClaimedAnalysis,
  stopping: AbortSignal,
  work: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  const lost = new AbortController();
  const late = AbortSignal.timeout(ATTEMPT_MS);
  const signal = AbortSignal.any([lost.signal, stopping, late]);
  const renew = async (): Promise<void> => {
    if (!(await deps.analyses.renew(held, leaseEnd(deps.now())))) lost.abort(new SupersededAttempt());
  };
  const beat = setInterval(() => {
    renew().catch((error: unknown) => deps.log.warn({ err: error }, "could not renew a lease"));
  }, deps.renewalMs ?? LEASE_RENEWAL_MS);
  try {
    return await work(signal);
  } catch (error) {
    if (lost.signal.aborted) throw new SupersededAttempt();
    // a stop does not count as an attempt
    throw stopping.aborted ? new AppError("unavailable", { cause: error }) : error;
  } finally {
    clearInterval(beat);
  }
}
