import { z } from "zod";
import { Id, ReportRef } from "../ids.ts";

/** Chosen by the browser for one visit; never an identity. */
export const SessionId = Id;

/** Body of POST /api/track/click (specification, section 7). */
export const ClickBody = z.strictObject({
  /** Makes repetitions count once. */
  eventId: Id.optional(),
  sessionId: SessionId,
  reportId: ReportRef,
  product: z.strictObject({
    asin: z.string().min(1).max(64),
    name: z.string().max(300),
    price: z.number().min(0).max(100_000).nullable(),
    /** Of the price; missing from earlier versions of the site. */
    currency: z
      .string()
      .regex(/^[A-Z]{3}$/)
      .optional(),
    brand: z.string().max(120).default(""),
    category: z.string().max(80).default("Dog Supplements"),
  }),
  context: z.strictObject({
    clickPosition: z.int().min(1).max(50),
    recommendedFor: z.string().max(120),
    timeToClick: z.int().min(0).max(86_400_000),
    isReturnClick: z.boolean(),
    openedNewTab: z.boolean(),
    /** The supplement's `match` in the report. */
    match: z.number().min(0).max(1).optional(),
  }),
});
export type ClickBody = z.infer<typeof ClickBody>;

export const MILESTONES = [
  "openedWebsite",
  "uploadedImage",
  "startedAnalysis",
  "completedAnalysis",
  "enteredEmail",
  "viewedReport",
  "sharedReport",
  "clickedProduct",
] as const;
export const Milestone = z.enum(MILESTONES);
export type Milestone = z.infer<typeof Milestone>;

/** Milestones only the browser knows: a visit began, a report was shared. The services publish the others. */
export const TrackEventBody = z.strictObject({
  eventId: Id,
  sessionId: SessionId,
  type: z.enum(["opened_website", "shared_report"]),
  landingPage: z.string().max(300).optional(),
  referrer: z.string().max(300).optional(),
  utmSource: z.string().max(80).optional(),
  utmCampaign: z.string().max(80).optional(),
  reportId: ReportRef.optional(),
});
export type TrackEventBody = z.infer<typeof TrackEventBody>;

/** Body of POST /api/client-errors: an error in a browser, without personal data. */
export const ClientErrorBody = z.strictObject({
  message: z.string().max(300),
  stack: z.string().max(4000).optional(),
  page: z.string().max(200),
  release: z.string().max(60).optional(),
});
export type ClientErrorBody = z.infer<typeof ClientErrorBody>;
