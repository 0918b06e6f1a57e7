import type { RefreshResult } from "@hundeblick/proto/http/admin/marketplace";
import type { Market } from "@hundeblick/proto/language";

export type Target = { id: string; name: string; asin: string };
/** One bulk update: what is to do, in order, and what came of what was done. The document is the job. */
export type Bulk = {
  jobId: string; market: Market; state: "running" | "paused" | "finished" | "cancelled";
  targets: Target[]; results: RefreshResult[]; startedAt: Date; finishedAt: Date | null; startedBy: string;
};

export type Bulks = {
  /** Keeps a new one, unless one of this market has not ended: then that one is the answer. */
  begin(bulk: Bulk): Promise<Bulk>;
  byId(jobId: string): Promise<Bulk | null>;
  latest(market: Market): Promise<Bulk | null>;
  /** Changes the state when it is one of these; null when it is another. */
  move(jobId: string, from: readonly Bulk["state"][], to: Bulk["state"], at: Date): Promise<Bulk | null>;
  /** A running one nobody works on, held until the lease ends. */
  claim(now: Date, leaseMs: number): Promise<Bulk | null>;
  /** Adds the result of the product at this position; a second one for it changes nothing. */
  record(jobId: string, position: number, result: RefreshResult): Promise<void>;
  release(jobId: string): Promise<void>;
};
