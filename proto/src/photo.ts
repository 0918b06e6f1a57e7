/** What one upload may be. Without zod, so that the first script of the home page may read it too. */
export const PHOTO_TYPES = ["image/jpeg", "image/png", "image/webp"] as const;
export type PhotoType = (typeof PHOTO_TYPES)[number];

/** Largest file we take, in bytes (12 MB). */
export const MAX_PHOTO_BYTES = 12 * 1024 * 1024;
/** Largest picture we decode; 48-megapixel phones pass. */
export const MAX_PIXELS = 50_000_000;
/** Most memory a decoder may need for one picture, in bytes: what {@link MAX_PIXELS} take in RGB. */
export const MAX_DECODED_BYTES = 3 * MAX_PIXELS;
/** A photo is deleted after so many days (specification, section 9). */
export const PHOTO_DAYS = 90;

/** Views that may be shown beside the first photo, in the order they are shown; `place` is what it is about. */
export const PHOTO_VIEWS = ["side", "above", "face", "place"] as const;
export type PhotoView = (typeof PHOTO_VIEWS)[number];
/** Largest extra photo we take, in bytes (4 MB): browsers make them small. */
export const MAX_EXTRA_PHOTO_BYTES = 4 * 1024 * 1024;
