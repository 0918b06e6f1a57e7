/**
 * Longest text of each field of a contact message, in characters; apart from the schema so that the form needs no zod.
 */
export const CONTACT_LIMITS = { name: 200, email: 254, subject: 300, message: 10_000 } as const;
