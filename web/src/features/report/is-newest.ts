import type { OpenReport } from "@hundeblick/proto/http/report";

/** True for the newest version. */
export const isNewest = ({ version = 1, versions = [] }: OpenReport): boolean =>
  versions.every((other) => other.version < version);

/** Answers can be added to the newest version if its answers are stored. */
export const takesAnswers = (report: OpenReport): boolean =>
  report.version !== undefined && !report.example && isNewest(report);
