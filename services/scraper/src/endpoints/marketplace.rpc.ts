import { handle } from "@hundeblick/kit/bus";
import * as rpc from "@hundeblick/proto/rpc/scraper";
import { importProduct } from "../domain/import-product.ts";
import { type RefreshDeps, refreshProduct } from "../domain/refresh-product.ts";

/** Looking at the marketplace for operators, and bringing what was seen into the catalogue. */
export const marketplaceEndpoints = (deps: RefreshDeps) => ({
  search: handle(rpc.searchMarketplace, async ({ query, market }) => {
    const looked = await deps.marketplace.search(query, market);
    if (looked.outcome === "ok" || looked.outcome === "doubtful")
      return { outcome: looked.outcome, results: looked.value, retryAt: null };
    return { outcome: looked.outcome, results: [], retryAt: looked.retryAt?.toISOString() ?? null };
  }),
  refresh: handle(rpc.refreshProduct, (request) => refreshProduct(deps, request)),
  import: handle(rpc.importProduct, (request) => importProduct(deps, request)),
});
