import { DiscoverImportBody, KeywordsBody, MarketOnlyBody, SearchBody } from "@hundeblick/proto/http/admin/marketplace";
import { Id } from "@hundeblick/proto/ids";
import { Market } from "@hundeblick/proto/language";
import * as scraper from "@hundeblick/proto/rpc/scraper";
import { bodyOf, partOf } from "../../http/body.ts";
import { audited } from "../../domain/operators/audited.ts";
import type { AdminDeps, AdminRoute } from "./admin-route.ts";

/** Fits one message of the bus. */
const LIBRARY_BYTES = 800_000;

/** Searches the marketplace, and imports products. */
export const discoverRoutes = ({ bus, audit }: AdminDeps): AdminRoute[] => [
  {
    method: "get",
    path: "/discover/keywords",
    async handle(_req, res) {
      res.json(await bus.call(scraper.keywordLibrary, {}));
    },
  },
  {
    method: "put",
    path: "/discover/keywords",
    maxBytes: LIBRARY_BYTES,
    async handle(req, res, operator) {
      const wanted = bodyOf(req, KeywordsBody);
      res.json(
        await audited(
          audit,
          { operatorId: operator.id, action: wanted.library ? "keywords.update" : "keywords.reset", subject: "" },
          async () => {
            const result = await bus.call(scraper.saveKeywords, wanted);
            return { result, fields: [`version: ${result.version}`] };
          },
        ),
      );
    },
  },
  {
    method: "get",
    path: "/discover/top-searches",
    async handle(req, res) {
      res.json(await bus.call(scraper.topSearches, { market: partOf(Market, req.query["market"], "invalid_request") }));
    },
  },
  {
    method: "post",
    path: "/discover/search",
    async handle(req, res) {
      res.json(await bus.call(scraper.searchMarketplace, bodyOf(req, SearchBody)));
    },
  },
  {
    method: "post",
    path: "/discover/import",
    async handle(req, res, operator) {
      const wanted = bodyOf(req, DiscoverImportBody);
      res.json(
        await audited(
          audit,
          { operatorId: operator.id, action: `discover.import.${wanted.market}`, subject: wanted.asin.slice(0, 200) },
          async () => {
            const result = await bus.call(scraper.importProduct, wanted);
            return { result, fields: [result.action, result.asin] };
          },
        ),
      );
    },
  },
  {
    method: "post",
    path: "/products/:id/scrape",
    async handle(req, res, operator) {
      const productId = partOf(Id, req.params["id"], "product_not_found");
      const { market } = bodyOf(req, MarketOnlyBody);
      res.json(
        await audited(
          audit,
          { operatorId: operator.id, action: `product.scrape.${market}`, subject: productId },
          async () => {
            const result = await bus.call(scraper.refreshProduct, { productId, market });
            return {
              result,
              fields:
                result.status === "success"
                  ? result.differences.map(({ field }) => `markets.${market}.${field}`)
                  : [result.outcome],
            };
          },
        ),
      );
    },
  },
];
