import type { RefreshResult, UpdateJob } from "@hundeblick/proto/http/admin/marketplace";
import type { Id } from "@hundeblick/proto/ids";
import type { Market } from "@hundeblick/proto/language";

/** Refreshes of all products of a market, which the scraper runs. */
export type Updates = {
  start(market: Market, by: string): Promise<UpdateJob>;
  status(jobId: Id): Promise<UpdateJob | null>;
  /** A page of results from this position on, empty at the end. */
  results(jobId: Id, from: number): Promise<RefreshResult[]>;
};
