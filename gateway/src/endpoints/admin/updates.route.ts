import { MarketOnlyBody, UpdateControlBody } from "@hundeblick/proto/http/admin/marketplace";
import { Id } from "@hundeblick/proto/ids";
import { Market } from "@hundeblick/proto/language";
import * as scraper from "@hundeblick/proto/rpc/scraper";
import { z } from "zod";
import { audited } from "../../domain/operators/audited.ts";
import { beginUpdate, finishUpdate, type UpdateDeps } from "../../domain/updates/run-update.ts";
import { replySlowly } from "../../http/reply-slowly.ts";
import { bodyOf, partOf } from "../../http/body.ts";
import type { AdminDeps, AdminRoute } from "./admin-route.ts";

/** Bulk updates of a market: in one call that waits for the summary, or started, controlled and polled. */
export function updateRoutes(deps: UpdateDeps & Pick<AdminDeps, "bus">): AdminRoute[] {
  const { bus, audit } = deps;
  return [
    {
      method: "post",
      path: "/discover/update-all",
      async handle(req, res, operator) {
        const begun = await beginUpdate(deps, bodyOf(req, MarketOnlyBody).market, operator);
        await replySlowly(res, (gone) => finishUpdate(deps, begun, gone));
      },
    },
    {
      method: "post",
      path: "/discover/updates",
      async handle(req, res, operator) {
        res.status(202).json(await beginUpdate(deps, bodyOf(req, MarketOnlyBody).market, operator));
      },
    },
    {
      method: "get",
      path: "/discover/updates",
      async handle(req, res) {
        const { market } = req.query;
        res.json(
          await bus.call(
            scraper.updateStatus,
            market === undefined ? { live: true } : { market: partOf(Market, market, "invalid_request") },
          ),
        );
      },
    },
    {
      method: "get",
      path: "/discover/updates/:jobId",
      async handle(req, res) {
        res.json(await bus.call(scraper.updateStatus, { jobId: partOf(Id, req.params["jobId"], "not_found") }));
      },
    },
    {
      method: "get",
      path: "/discover/updates/:jobId/results",
      async handle(req, res) {
        const from = partOf(z.coerce.number().int().min(0).max(1_000_000), req.query["from"], "invalid_request");
        res.json(await bus.call(scraper.updateResults, { jobId: partOf(Id, req.params["jobId"], "not_found"), from }));
      },
    },
    {
      method: "post",
      path: "/discover/updates/:jobId/control",
      async handle(req, res, operator) {
        const jobId = partOf(Id, req.params["jobId"], "not_found");
        const { action } = bodyOf(req, UpdateControlBody);
        res.json(
          await audited(
            audit,
            { operatorId: operator.id, action: `discover.update-${action}`, subject: jobId },
            async () => ({ result: await bus.call(scraper.controlUpdate, { jobId, action }) }),
          ),
        );
      },
    },
  ];
}
