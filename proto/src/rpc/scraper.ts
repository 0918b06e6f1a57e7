import type { Contract } from "./define.ts";

/** What the scraper answers: nothing yet. */
export const scraperContract = {} satisfies Contract;
