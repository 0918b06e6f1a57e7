import { DiscoverImportBody, KeywordsBody, MarketOnlyBody, SearchBody } from "@hundeblick/proto/http/admin/marketplace";
import { Id } from "@hundeblick/proto/ids";
import { Market } from "@hundeblick/proto/language";
import * as scraper from "@hundeblick/proto/rpc/scraper";
import { bodyOf, partOf } from "../../http/body.ts";
import { type AdminDeps, type AdminRoute, get, post, put } from "./admin-route.ts";

/** Fits one message of the bus. */
const LIBRARY_BYTES = 800_000;

/** Searches the marketplace, and imports products. */
export const discoverRoutes = ({ bus }: AdminDeps): AdminRoute[] => [
  get("/discover/keywords", () => bus.call(scraper.keywordLibrary, {})),
  put(
    "/discover/keywords",
    ({ req, audited }) => {
      const wanted = bodyOf(req, KeywordsBody);
      return audited(
        { action: wanted.library ? "keywords.update" : "keywords.reset" },
        () => bus.call(scraper.saveKeywords, wanted),
        ({ version }) => [`version: ${version}`],
      );
    },
    { maxBytes: LIBRARY_BYTES },
  ),
  get("/discover/top-searches", ({ req }) =>
    bus.call(scraper.topSearches, { market: partOf(Market, req.query["market"], "invalid_request") }),
  ),
  post("/discover/search", ({ req }) => bus.call(scraper.searchMarketplace, bodyOf(req, SearchBody))),
  post("/discover/import", ({ req, audited }) => {
    const wanted = bodyOf(req, DiscoverImportBody);
    return audited(
      { action: `discover.import.${wanted.market}`, subject: wanted.asin.slice(0, 200) },
      () => bus.call(scraper.importProduct, wanted),
      ({ action, asin }) => [action, asin],
    );
  }),
  post("/products/:id/scrape", ({ req, audited }) => {
    const productId = partOf(Id, req.params["id"], "product_not_found");
    const { market } = bodyOf(req, MarketOnlyBody);
    return audited(
      { action: `product.scrape.${market}`, subject: productId },
      () => bus.call(scraper.refreshProduct, { productId, market }),
      (result) =>
        result.status === "success"
          ? result.differences.map(({ field }) => `markets.${market}.${field}`)
          : [result.outcome],
    );
  }),
];
