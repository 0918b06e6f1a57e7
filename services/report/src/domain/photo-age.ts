import { photoExpiresAt } from "@hundeblick/proto/photo";

/** Afterwards the report shows an illustration. */
export const hasPhoto = (createdAt: Date, now: Date): boolean => now < photoExpiresAt(createdAt);
