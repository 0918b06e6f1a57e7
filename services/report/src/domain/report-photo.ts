import { AppError } from "@hundeblick/kit/errors";
import type { Id } from "@hundeblick/proto/ids";
import type { PhotoView } from "@hundeblick/proto/photo";
import { hasPhoto } from "./photo-age.ts";
import type { Clock, ReportStore } from "./ports.ts";
import { storedReport } from "./read-report.ts";

type ReportPhotoDeps = { reports: ReportStore; now: Clock };

/**
 * Key of a report's photo in the object store: the first one, or that of a view.
 * @throws {AppError} report_not_found; photo_not_found when there is none, or after 90 days
 */
export async function reportPhoto(
  { reports, now }: ReportPhotoDeps,
  { reportId, view }: { reportId: Id; view?: PhotoView | undefined },
): Promise<{ key: string; contentType: "image/jpeg" }> {
  const { createdAt, photoKey, extraPhotos = [] } = await storedReport(reports, reportId);
  const key = view === undefined ? photoKey : extraPhotos.find((photo) => photo.view === view)?.photoKey;
  if (!key || !hasPhoto(createdAt, now())) throw new AppError("photo_not_found");
  return { key, contentType: "image/jpeg" };
}
