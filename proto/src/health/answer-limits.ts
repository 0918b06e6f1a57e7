/** What an owner may answer. Without zod, so that the form and what storage kept are held to it as well. */
export const WEIGHT_KG = { min: 0.2, max: 120 };
export const MAX_AGE_MONTHS = 360;
/** Longest texts, in characters. */
export const MAX_LENGTHS = { name: 60, breed: 80, allergies: 500, meds: 500, additionalInfo: 4000 };
/** At most this many concerns in one report. Apart from the lists, which stay out of the first scripts of a site. */
export const MAX_CONCERNS = 3;
