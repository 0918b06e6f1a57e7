import type { RefreshResult } from "@hundeblick/proto/http/admin/marketplace";
import type { Market } from "@hundeblick/proto/language";

export type Target = { id: string; name: string; asin: string };
/** One bulk update: its number of products, and how many of them, in order, are done. */
export type Bulk = {
  jobId: string;
  market: Market;
  state: "running" | "paused" | "finished" | "cancelled";
  total: number;
  done: number;
  successful: number;
  /** The first that is not done. */
  next: Target | null;
  /** The marketplace is not asked before; null while it may be. */
  waitsUntil: Date | null;
  /** Position of the product that it has waited with; null before. */
  waitedWith: number | null;
  startedAt: Date;
  finishedAt: Date | null;
  startedBy: string;
};
type NewBulk = Pick<Bulk, "jobId" | "market" | "startedAt" | "startedBy"> & { targets: Target[] };

export type Bulks = {
  /** Stores a new one, or returns the unfinished one of this market. */
  begin(bulk: NewBulk): Promise<Bulk>;
  byId(jobId: string): Promise<Bulk | null>;
  latest(market: Market): Promise<Bulk | null>;
  /** The newest unfinished one of any market. */
  live(): Promise<Bulk | null>;
  /** Changes the state if it is one of these, and ends its waiting; otherwise null. */
  move(jobId: string, from: readonly Bulk["state"][], to: Bulk["state"], at: Date): Promise<Bulk | null>;
  /** Claims a running one without a worker for the lease; a waiting one when its time has come. */
  claim(now: Date, leaseMs: number): Promise<Bulk | null>;
  /** Stores the result of the product at this position and counts it. Idempotent. */
  record(jobId: string, position: number, result: RefreshResult): Promise<void>;
  /** Results in the order of the products. */
  results(jobId: string, from: number, limit: number): Promise<RefreshResult[]>;
  release(jobId: string): Promise<void>;
  /** Releases a running one, for nobody to claim before this time, with the product at this position. */
  waitUntil(jobId: string, position: number, until: Date): Promise<void>;
};
