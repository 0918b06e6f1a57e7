import { toAppError } from "@hundeblick/kit/errors";
import {
  type FinishedUpdate,
  MarketOnlyBody,
  type RefreshResult,
  UpdateControlBody,
  type UpdateJob,
} from "@hundeblick/proto/http/admin/marketplace";
import { Id } from "@hundeblick/proto/ids";
import { Market } from "@hundeblick/proto/language";
import * as scraper from "@hundeblick/proto/rpc/scraper";
import { z } from "zod";
import { bodyOf, partOf } from "../../http/body.ts";
import { answerSlowly, askUntil } from "../../http/keep-waiting.ts";
import { audited } from "../../operators/audited.ts";
import type { Operator } from "../../operators/ports.ts";
import type { AdminDeps, AdminRoute } from "./admin-route.ts";

/** Longest a caller waits for a summary; the update itself goes on. */
const WAIT_MS = 2 * 3_600_000;

const hasEnded = ({ state }: UpdateJob): boolean => state === "finished" || state === "cancelled";

/** Refreshing all products of a market: in one call that waits for the summary, or begun, steered and watched. */
export function updateRoutes({ bus, audit }: AdminDeps, everyMs = 1_000): AdminRoute[] {
  const begin = (operator: Operator, market: Market): Promise<UpdateJob> =>
    audited(audit, { operatorId: operator.id, action: "discover.update-all", subject: market }, async () => {
      const result = await bus.call(scraper.startUpdate, { market, by: operator.email });
      return { result, fields: [result.jobId] };
    });
  /** A service that restarts is no reason to give up: the update survives it as well. */
  const look = async (before: UpdateJob): Promise<UpdateJob> => {
    try {
      return (await bus.call(scraper.updateStatus, { jobId: before.jobId })).job ?? before;
    } catch (thrown) {
      if (toAppError(thrown).retryable) return before;
      throw thrown;
    }
  };
  /** All results, page by page: together they may be more than a message of the bus holds. */
  const withResults = async (job: UpdateJob): Promise<FinishedUpdate> => {
    const results: RefreshResult[] = [];
    for (;;) {
      const page = (await bus.call(scraper.updateResults, { jobId: job.jobId, from: results.length })).results;
      if (page.length === 0) return { ...job, results };
      results.push(...page);
    }
  };
  return [
    {
      method: "post",
      path: "/discover/update-all",
      async handle(req, res, operator) {
        const begun = await begin(operator, bodyOf(req, MarketOnlyBody).market);
        await answerSlowly(res, async (gone) =>
          withResults(await askUntil(() => look(begun), hasEnded, { everyMs, forMs: WAIT_MS, gone })),
        );
      },
    },
    {
      method: "post",
      path: "/discover/updates",
      async handle(req, res, operator) {
        res.status(202).json(await begin(operator, bodyOf(req, MarketOnlyBody).market));
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
