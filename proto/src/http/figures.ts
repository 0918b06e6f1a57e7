import { z } from "zod";
import { Reviewer } from "./reviewer.ts";
import { Testimonial } from "./testimonials.ts";

/** The site shows the number of reports from here on. */
export const SHOWN_FROM_REPORTS = 100;
/** Fewer visits make a meaningless median. */
export const SHOWN_FROM_TIMED_VISITS = 20;
export const TIMED_DAYS = 30;

/** Reply of GET /api/admin/claims; counts visits of people, without bots and the example report. */
export const Figures = z.object({
  /** Visits that led to a report; two reports of one visit count once. */
  reports: z.int().min(0),
  /** Median time from photo to report in seconds; null without visits. */
  medianSeconds: z.int().min(0).nullable(),
  /** Number of visits in the last `TIMED_DAYS` days behind the median. */
  timedVisits: z.int().min(0),
});
export type Figures = z.infer<typeof Figures>;

/** Reply of GET /api/claims; null for a figure that is not shown: too few visits, or unavailable. */
export const ClaimsReply = z.object({
  reports: z.int().nullable(),
  medianSeconds: z.int().nullable(),
  testimonials: z.array(Testimonial.omit({ consentOn: true })),
  /** Missing while nobody has reviewed the site's pages. */
  reviewer: Reviewer.optional(),
});
export type ClaimsReply = z.infer<typeof ClaimsReply>;
