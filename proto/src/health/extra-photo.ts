import { z } from "zod";
import { PHOTO_VIEWS } from "../photo.ts";
import { Finding, SEEN_CODES } from "./findings.ts";

export const PhotoView = z.enum(PHOTO_VIEWS);

/** Key of a normalised photo in the object store. */
export const PhotoKey = z.string().regex(/^photos\/[A-Za-z0-9_-]{22}\.jpg$/);

/** An extra photo. `findings`: null when no provider described it. `photoKey`: null for an unreadable file. */
export const ExtraPhoto = z.object({
  view: PhotoView,
  photoKey: PhotoKey.nullable(),
  findings: z.array(Finding).max(SEEN_CODES.length).nullable(),
});
export type ExtraPhoto = z.infer<typeof ExtraPhoto>;

/** At most one of each view. */
export const ExtraPhotos = z.array(ExtraPhoto).max(PHOTO_VIEWS.length);
