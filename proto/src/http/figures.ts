import { z } from "zod";
import { Testimonial } from "./testimonials.ts";

/** From this many reports on the site says how many there are. */
export const SHOWN_FROM_REPORTS = 100;
/** A median of fewer visits says more about single visits than about the site. */
export const SHOWN_FROM_TIMED_VISITS = 20;
export const TIMED_DAYS = 30;

/**
 * Reply of GET /api/admin/claims: what was counted of visits by people; machines and the example report are left out.
 */
export const Figures = z.object({
  /** Visits that led to a report, ever: two reports of one visit count once. */
  reports: z.int().min(0),
  /** Half of the newest visits had their report this many seconds after the photo, or sooner; null without any. */
  medianSeconds: z.int().min(0).nullable(),
  /** How many visits of the last `TIMED_DAYS` days the median is of. */
  timedVisits: z.int().min(0),
});
export type Figures = z.infer<typeof Figures>;

/** Reply of GET /api/claims: null for a figure that is not shown, because too little was counted or nobody answers. */
export const ClaimsReply = z.object({
  reports: z.int().nullable(),
  medianSeconds: z.int().nullable(),
  testimonials: z.array(Testimonial.omit({ consentOn: true })),
});
export type ClaimsReply = z.infer<typeof ClaimsReply>;
