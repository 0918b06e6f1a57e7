import { MarketOnlyBody, UpdateControlBody } from "@hundeblick/proto/http/admin/marketplace";
import { Id } from "@hundeblick/proto/ids";
import { Market } from "@hundeblick/proto/language";
import * as scraper from "@hundeblick/proto/rpc/scraper";
import type { Request } from "express";
import { z } from "zod";
import { beginUpdate, finishUpdate, type UpdateDeps } from "../../domain/updates/run-update.ts";
import { replySlowly } from "../../http/reply-slowly.ts";
import { bodyOf, partOf } from "../../http/body.ts";
import { type AdminRoute, get, post } from "./admin-route.ts";

const From = z.coerce.number().int().min(0).max(1_000_000);
const jobIdOf = (req: Request): Id => partOf(Id, req.params["jobId"], "not_found");

/** Bulk updates of a market: in one call that waits for the summary, or started, controlled and polled. */
export function updateRoutes(deps: UpdateDeps): AdminRoute[] {
  const { bus } = deps;
  return [
    post("/discover/update-all", async ({ req, res, operator }) => {
      const begun = await beginUpdate(deps, bodyOf(req, MarketOnlyBody).market, operator);
      await replySlowly(res, (signal) => finishUpdate(deps, begun, signal));
    }),
    post("/discover/updates", async ({ req, res, operator }) => {
      const begun = await beginUpdate(deps, bodyOf(req, MarketOnlyBody).market, operator);
      res.status(202);
      return begun;
    }),
    get("/discover/updates", ({ req }) => {
      const { market } = req.query;
      return bus.call(
        scraper.updateStatus,
        market === undefined ? { live: true } : { market: partOf(Market, market, "invalid_request") },
      );
    }),
    get("/discover/updates/:jobId", ({ req }) => bus.call(scraper.updateStatus, { jobId: jobIdOf(req) })),
    get("/discover/updates/:jobId/results", ({ req }) => {
      const from = partOf(From, req.query["from"], "invalid_request");
      return bus.call(scraper.updateResults, { jobId: jobIdOf(req), from });
    }),
    post("/discover/updates/:jobId/control", ({ req, audited }) => {
      const jobId = jobIdOf(req);
      const { action } = bodyOf(req, UpdateControlBody);
      return audited({ action: `discover.update-${action}`, subject: jobId }, () =>
        bus.call(scraper.controlUpdate, { jobId, action }),
      );
    }),
  ];
}
