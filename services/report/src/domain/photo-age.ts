import { PHOTO_DAYS } from "@hundeblick/proto/photo";

const DAY_MS = 86_400_000;

/** Afterwards the report shows an illustration. */
export const photoExpiresAt = (createdAt: Date): Date => new Date(createdAt.getTime() + PHOTO_DAYS * DAY_MS);
export const hasPhoto = (createdAt: Date, now: Date): boolean => now < photoExpiresAt(createdAt);
