import type { Language } from "@hundeblick/proto/language";

/** The picture networks show of a breed's page: that of the list, so that it is drawn once for a language. */
export const breedPicture = (language: Language): string => `/og/${language}/breeds.png`;
