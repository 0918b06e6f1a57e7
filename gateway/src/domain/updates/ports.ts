import type { RefreshResult, UpdateJob } from "@hundeblick/proto/http/admin/marketplace";
import type { Id } from "@hundeblick/proto/ids";
import type { Market } from "@hundeblick/proto/language";

/** The scraper's bulk updates. */
export type Updates = {
  start(market: Market, by: string): Promise<UpdateJob>;
  status(jobId: Id): Promise<UpdateJob | null>;
  /** A page of results from this position on, empty at the end. */
  results(jobId: Id, from: number): Promise<RefreshResult[]>;
};
