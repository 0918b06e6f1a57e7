/** Limits of an upload, without zod so that the first script of the home page can use them. */
export const PHOTO_TYPES = ["image/jpeg", "image/png", "image/webp"] as const;
export type PhotoType = (typeof PHOTO_TYPES)[number];

/** Largest file, in bytes (12 MB). */
export const MAX_PHOTO_BYTES = 12 * 1024 * 1024;
/** Largest picture that is decoded; 48-megapixel phones pass. */
export const MAX_PIXELS = 50_000_000;
/** Most memory a decoder may need for one picture, in bytes: {@link MAX_PIXELS} in RGB. */
export const MAX_DECODED_BYTES = 3 * MAX_PIXELS;
/** Days until a photo is deleted (specification, section 9). */
export const PHOTO_DAYS = 90;
/** When a photo accepted at `since` must be deleted. */
export const photoExpiresAt = (since: Date): Date => new Date(since.getTime() + PHOTO_DAYS * 86_400_000);

/** Views of extra photos in display order; `place` is the affected place. */
export const PHOTO_VIEWS = ["side", "above", "face", "place"] as const;
export type PhotoView = (typeof PHOTO_VIEWS)[number];
/** Largest extra photo, in bytes (4 MB): browsers scale them down. */
export const MAX_EXTRA_PHOTO_BYTES = 4 * 1024 * 1024;
/** Largest body of an upload, in bytes: all photos, and 64 kB for text fields and multipart boundaries. */
export const MAX_UPLOAD_BYTES = MAX_PHOTO_BYTES + PHOTO_VIEWS.length * MAX_EXTRA_PHOTO_BYTES + 64 * 1024;

/** Name of an extra photo's part in the form. */
export const extraPhotoField = (view: PhotoView): string => `photo_${view}`;
