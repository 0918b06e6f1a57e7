import type { Bus } from "@hundeblick/kit/bus";
import { AppError } from "@hundeblick/kit/errors";
import { reportSummary } from "@hundeblick/proto/rpc/report";
import type { Reports } from "../../domain/ports.ts";

/** The report service over the bus. @throws {AppError} unavailable, timeout */
export const reportsOverBus = (bus: Pick<Bus, "call">): Reports => ({
  summary: (reportId) =>
    bus.call(reportSummary, { reportId }).catch((error: unknown) => {
      if (error instanceof AppError && error.code === "report_not_found") return null;
      throw error;
    }),
});
