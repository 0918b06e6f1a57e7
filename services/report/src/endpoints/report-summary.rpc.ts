import { handle } from "@hundeblick/kit/bus";
import { reportSummary } from "@hundeblick/proto/rpc/report";
import type { ReportStore } from "../domain/ports.ts";
import { summariseReport } from "../domain/summarise-report.ts";

export const reportSummaryEndpoint = (deps: { reports: Pick<ReportStore, "find"> }) =>
  handle(reportSummary, (request) => summariseReport(deps, request));
