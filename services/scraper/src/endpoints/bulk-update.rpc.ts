import { handle } from "@hundeblick/kit/bus";
import { UPDATE_PAGE } from "@hundeblick/proto/http/admin/marketplace";
import * as rpc from "@hundeblick/proto/rpc/scraper";
import { type BulkDeps, controlBulk, jobOf, startBulk } from "../domain/bulk/bulk-update.ts";

export const bulkEndpoints = (deps: BulkDeps) => ({
  updateStart: handle(rpc.startUpdate, (request) => startBulk(deps, request)),
  updateControl: handle(rpc.controlUpdate, (request) => controlBulk(deps, request)),
  updateStatus: handle(rpc.updateStatus, async (request) => {
    const found =
      "jobId" in request
        ? await deps.bulks.byId(request.jobId)
        : "market" in request
          ? await deps.bulks.latest(request.market)
          : await deps.bulks.live();
    return { job: found && jobOf(found) };
  }),
  updateResults: handle(rpc.updateResults, async ({ jobId, from }) => ({
    results: await deps.bulks.results(jobId, from, UPDATE_PAGE),
  })),
});
