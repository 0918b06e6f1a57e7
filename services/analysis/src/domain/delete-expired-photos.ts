import { deletePhoto } from "./delete-photo.ts";
import type { Analyses, Clock, PhotoStore } from "./ports.ts";

type DeleteExpiredDeps = { analyses: Analyses; photos: PhotoStore; now: Clock };
const ROUND = 200;

/** Deletes expired photos: after 90 days, or after a rejection or an erasure. Returns their number. */
export async function deleteExpiredPhotos({ analyses, photos, now }: DeleteExpiredDeps): Promise<number> {
  const expired = await analyses.expiredPhotos(now(), ROUND);
  for (const keys of expired) {
    await deletePhoto(photos, keys);
    await analyses.markPhotoDeleted(keys);
  }
  return expired.length;
}

/** Deletes uploads older than `orphanAfterMs` that no unfinished analysis needs, after a lost request or a crash. */
export async function deleteExpiredUploads({
  analyses,
  photos,
  now,
  orphanAfterMs,
}: DeleteExpiredDeps & { orphanAfterMs: number }): Promise<number> {
  const old = await photos.uploadsOlderThan(new Date(now().getTime() - orphanAfterMs));
  let removed = 0;
  for (let from = 0; from < old.length; from += ROUND) {
    const some = old.slice(from, from + ROUND);
    const needed = await analyses.neededUploads(some);
    const orphans = some.filter((key) => !needed.has(key));
    for (const key of orphans) await photos.remove(key);
    removed += orphans.length;
  }
  return removed;
}
