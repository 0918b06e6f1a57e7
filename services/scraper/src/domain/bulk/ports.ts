import type { RefreshResult } from "@hundeblick/proto/http/admin/marketplace";
import type { Market } from "@hundeblick/proto/language";

export type Target = { id: string; name: string; asin: string };
/** One bulk update: how many products it is about, and how many of them, in order, are done. */
export type Bulk = {
  jobId: string;
  market: Market;
  state: "running" | "paused" | "finished" | "cancelled";
  total: number;
  done: number;
  successful: number;
  /** The first that is not done. */
  next: Target | null;
  startedAt: Date;
  finishedAt: Date | null;
  startedBy: string;
};
export type NewBulk = Pick<Bulk, "jobId" | "market" | "startedAt" | "startedBy"> & { targets: Target[] };

export type Bulks = {
  /** Keeps a new one, unless one of this market has not ended: then that one is the answer. */
  begin(bulk: NewBulk): Promise<Bulk>;
  byId(jobId: string): Promise<Bulk | null>;
  latest(market: Market): Promise<Bulk | null>;
  /** The newest that has not ended, of any market. */
  live(): Promise<Bulk | null>;
  /** Changes the state when it is one of these; null when it is another. */
  move(jobId: string, from: readonly Bulk["state"][], to: Bulk["state"], at: Date): Promise<Bulk | null>;
  /** A running one nobody works on, held until the lease ends. */
  claim(now: Date, leaseMs: number): Promise<Bulk | null>;
  /** Keeps the result of the product at this position and counts it; a second one for it changes nothing. */
  record(jobId: string, position: number, result: RefreshResult): Promise<void>;
  /** Results in the order of the products. */
  results(jobId: string, from: number, limit: number): Promise<RefreshResult[]>;
  release(jobId: string): Promise<void>;
};
