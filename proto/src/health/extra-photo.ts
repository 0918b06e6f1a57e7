import { z } from "zod";
import { PHOTO_VIEWS } from "../photo.ts";
import { Finding, SEEN_CODES } from "./findings.ts";

export const PhotoView = z.enum(PHOTO_VIEWS);

/** Key of a normalised photo in the object store. */
export const PhotoKey = z.string().regex(/^photos\/[A-Za-z0-9_-]{22}\.jpg$/);

/**
 * A photo beside the first one. `findings`: what a provider saw in it; null when none looked, because it cannot judge
 * such photos or did not answer. `photoKey`: null when the file could not be read.
 */
export const ExtraPhoto = z.object({
  view: PhotoView,
  photoKey: PhotoKey.nullable(),
  findings: z.array(Finding).max(SEEN_CODES.length).nullable(),
});
export type ExtraPhoto = z.infer<typeof ExtraPhoto>;

/** At most one of each view. */
export const ExtraPhotos = z.array(ExtraPhoto).max(PHOTO_VIEWS.length);
