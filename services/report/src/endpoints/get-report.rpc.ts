import { handle } from "@hundeblick/kit/bus";
import { getReport } from "@hundeblick/proto/rpc/report";
import { readReport, type ReadReportDeps } from "../domain/read-report.ts";

export const getReportEndpoint = (deps: ReadReportDeps) =>
  handle(getReport, ({ reportId, language, version, visit }) =>
    readReport(deps, { reportId, language, version, visit }),
  );
