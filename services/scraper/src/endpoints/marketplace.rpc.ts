import { handle } from "@hundeblick/kit/bus";
import * as rpc from "@hundeblick/proto/rpc/scraper";
import { importProduct } from "../domain/import-product.ts";
import { type SearchDeps, searchMarketplace, topSearches } from "../domain/past-searches.ts";
import { type RefreshDeps, refreshProduct } from "../domain/refresh-product.ts";

/** Operators' searches in the marketplace, and imports into the catalogue. */
export const marketplaceEndpoints = (deps: RefreshDeps & SearchDeps) => ({
  search: handle(rpc.searchMarketplace, (request) => searchMarketplace(deps, request)),
  topSearches: handle(rpc.topSearches, (request) => topSearches(deps, request)),
  refresh: handle(rpc.refreshProduct, (request) => refreshProduct(deps, request)),
  import: handle(rpc.importProduct, (request) => importProduct(deps, request)),
});
