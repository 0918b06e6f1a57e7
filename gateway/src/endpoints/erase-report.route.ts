import type { Bus } from "@hundeblick/kit/bus";
import { Id } from "@hundeblick/proto/ids";
import { eraseReport } from "@hundeblick/proto/rpc/report";
import { partOf } from "../http/body.ts";
import { remove, type Route } from "../http/route.ts";

/** DELETE /api/report/{id}: erases a report and replies with a receipt. Idempotent. */
export const eraseReportRoute = ({ bus }: { bus: Pick<Bus, "call"> }): Route =>
  remove("/api/report/:id", async (req) => {
    const reportId = partOf(Id, req.params["id"], "report_not_found");
    return bus.call(eraseReport, { reportId });
  });
