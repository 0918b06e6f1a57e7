import type { Bus } from "@hundeblick/kit/bus";
import { Id } from "@hundeblick/proto/ids";
import { eraseReport } from "@hundeblick/proto/rpc/report";
import { partOf } from "../http/body.ts";
import type { Route } from "../http/route.ts";

/** DELETE /api/report/{id}: the owner's "delete now", with a receipt. The same again gives the same receipt. */
export const eraseReportRoute = ({ bus }: { bus: Pick<Bus, "call"> }): Route => ({
  method: "delete",
  path: "/api/report/:id",
  async handle(req, res) {
    const reportId = partOf(Id, req.params["id"], "report_not_found");
    res.json(await bus.call(eraseReport, { reportId }));
  },
});
