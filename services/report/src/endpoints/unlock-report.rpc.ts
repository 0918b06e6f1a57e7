import { handle } from "@hundeblick/kit/bus";
import { unlockReport as unlockReportCall } from "@hundeblick/proto/rpc/report";
import { unlockReport, type UnlockReportDeps } from "../domain/unlock-report.ts";

export const unlockReportEndpoint = (deps: UnlockReportDeps) =>
  handle(unlockReportCall, (request) => unlockReport(deps, { ...request, visit: request.visit }));
