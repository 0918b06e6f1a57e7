import type { OpenReport } from "@hundeblick/proto/http/report";

/** Nothing was answered after this version. */
export const isNewest = ({ version = 1, versions = [] }: OpenReport): boolean =>
  versions.every((other) => other.version < version);

/** Answers can be added: it is kept what the report was made of, and this is its newest version. */
export const takesAnswers = (report: OpenReport): boolean =>
  report.version !== undefined && !report.example && isNewest(report);
