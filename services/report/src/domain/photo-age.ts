const DAY_MS = 86_400_000;
/** Photos go after 90 days (specification, section 9); the report then shows an illustration. */
const PHOTO_DAYS = 90;

export const photoExpiresAt = (createdAt: Date): Date => new Date(createdAt.getTime() + PHOTO_DAYS * DAY_MS);
export const hasPhoto = (createdAt: Date, now: Date): boolean => now < photoExpiresAt(createdAt);
