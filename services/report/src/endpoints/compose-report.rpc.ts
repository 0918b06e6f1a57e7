import { handle } from "@hundeblick/kit/bus";
import { composeReport } from "@hundeblick/proto/rpc/report";
import { createReport, type CreateReportDeps } from "../domain/create-report.ts";

export const composeReportEndpoint = (deps: CreateReportDeps) =>
  handle(composeReport, (request) => createReport(deps, { ...request, visit: request.visit }));
