import { AppError } from "@hundeblick/kit/errors";
import type { Id } from "@hundeblick/proto/ids";
import { hasPhoto } from "./photo-age.ts";
import type { Clock, ReportStore } from "./ports.ts";
import { storedReport } from "./read-report.ts";

export type ReportPhotoDeps = { reports: ReportStore; now: Clock };

/**
 * Where the photo of a report lies in the object store.
 * @throws {AppError} report_not_found; photo_not_found when its 90 days are over
 */
export async function reportPhoto(
  { reports, now }: ReportPhotoDeps,
  { reportId }: { reportId: Id },
): Promise<{ key: string; contentType: "image/jpeg" }> {
  const { createdAt, photoKey } = await storedReport(reports, reportId);
  if (!hasPhoto(createdAt, now())) throw new AppError("photo_not_found");
  return { key: photoKey, contentType: "image/jpeg" };
}
