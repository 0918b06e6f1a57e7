import { handle } from "@hundeblick/kit/bus";
import { eraseReport as eraseReportCall } from "@hundeblick/proto/rpc/report";
import { eraseReport, type EraseReportDeps } from "../domain/erase-report.ts";

export const eraseReportEndpoint = (deps: EraseReportDeps) =>
  handle(eraseReportCall, (request) => eraseReport(deps, request));
