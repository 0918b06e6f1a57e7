/** Longest text of each field of a contact message, in characters; without zod so that the form can use it. */
export const CONTACT_LIMITS = { name: 200, email: 254, subject: 300, message: 10_000 } as const;
