/** Limits of an owner's answers, without zod so that the form and client storage can use them. */
export const WEIGHT_KG = { min: 0.2, max: 120 };
export const MAX_AGE_MONTHS = 360;
/** Ids of questions and options. */
export const KEY_PATTERN = /^[a-z][a-zA-Z0-9_]{0,39}$/;
/** Longest texts, in characters. */
export const MAX_LENGTHS = { name: 60, breed: 80, allergies: 500, meds: 500, additionalInfo: 4000 };
/** The concern in own words, which is sent before `additionalInfo` and within its length. */
export const MAX_WORDS_LENGTH = 300;
/** Most concerns in one report; not in check-lists.ts, to keep the lists out of the first scripts of a site. */
export const MAX_CONCERNS = 3;
