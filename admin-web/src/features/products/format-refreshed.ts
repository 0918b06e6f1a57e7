import { formatAge } from "#shared/format/age.ts";

/** Time since an offer was read from the marketplace. */
export const formatRefreshed = (lastScraped: string | null | undefined, now: number): string =>
  lastScraped ? formatAge(lastScraped, now) : "never";
