import { z } from "zod";
import { Id, Instant, ReportRef } from "../../ids.ts";
import { Market } from "../../language.ts";
import { Milestone } from "../tracking.ts";

export const Range = z.enum(["24h", "7d", "30d", "90d"]);
export type Range = z.infer<typeof Range>;

/** Furthest milestone of a visit. */
export const FunnelStage = z.enum([
  "landed",
  "uploaded",
  "analyzing",
  "email_entered",
  "report_viewed",
  "product_clicked",
]);
export type FunnelStage = z.infer<typeof FunnelStage>;

/**
 * Clicks on one product, described as in its newest click. `avgLikelihood`: mean match (0–1); null if no click has one.
 */
export const Selection = z.object({
  /** The catalogue's id; null for a deleted product. */
  productId: Id.nullable(),
  asin: z.string(),
  count: z.int(),
  uniqueUsers: z.int(),
  avgLikelihood: z.number().min(0).max(1).nullable(),
  productName: z.string(),
  productBrand: z.string(),
  productPrice: z.number().nullable(),
  /** Null for a click of an earlier version of the site. */
  productCurrency: z.string().nullable(),
  productUrl: z.string().nullable(),
  imageUrl: z.string().nullable(),
  category: z.string(),
  /** The newest three clicks on this product. `email` is filled in by the caller. */
  recent: z.array(z.object({ reportId: ReportRef, clickedAt: Instant })),
});
export type Selection = z.infer<typeof Selection>;

/** One click. Its address belongs to the report and comes from mail. */
export const ClickDetail = z.object({
  id: z.string(),
  sessionId: Id,
  productAsin: z.string(),
  productName: z.string(),
  dogName: z.string().nullable(),
  dogBreed: z.string().nullable(),
  /** Path of the photo; 404 once it is deleted. */
  dogImageUrl: z.string().nullable(),
  reportId: ReportRef,
  clickedAt: Instant,
});
export type ClickDetail = z.infer<typeof ClickDetail>;

export const CategoryCount = z.object({
  category: z.enum(["joint", "omega3", "probiotic", "multivitamin"]),
  count: z.int(),
  uniqueUsers: z.int(),
  avgLikelihood: z.number().min(0).max(1).nullable().default(null),
});
export type CategoryCount = z.infer<typeof CategoryCount>;

/** Percent with one decimal; null for a whole of 0. */
export const toPercent = (part: number, whole: number): number | null =>
  whole === 0 ? null : Math.round((part / whole) * 1_000) / 10;

/** Percentages with one decimal, and their counts. `avgTimeSpent` is in whole seconds; null without visits. */
export const AnalyticsSummary = z.object({
  totalSessions: z.int(),
  uploadedImage: z.int(),
  startedAnalysis: z.int(),
  enteredEmail: z.int(),
  viewedReport: z.int(),
  clickedProduct: z.int(),
  /** Visits with one action or none. */
  bounced: z.int(),
  bounceRate: z.number().min(0).max(100).nullable(),
  avgTimeSpent: z.number().min(0).nullable(),
  /** Median in seconds; null if any visit was counted without it. */
  medianTimeSpent: z.number().min(0).nullable().default(null),
  /** Percent of visits that left an address. */
  emailCaptureRate: z.number().nullable(),
  /** Percent of visits with a report seen that clicked a product. */
  productCtr: z.number().nullable(),
});
export type AnalyticsSummary = z.infer<typeof AnalyticsSummary>;

/** One step of the funnel; `rate` in percent of the step before, null for the first step and after 0. */
export const FunnelStep = z.object({
  step: z.enum(["Visitors", "Uploaded", "Analyzed", "Emails", "Reports", "Clicks"]),
  count: z.int(),
  rate: z.number().nullable(),
});
export type FunnelStep = z.infer<typeof FunnelStep>;

/** Contribution of one interval to funnel and cards. `day`: a date or an ISO 8601 interval; `seconds` is a sum. */
export const DayNumbers = z.object({
  day: z.string(),
  visitors: z.int(),
  uploaded: z.int(),
  analyzed: z.int(),
  emails: z.int(),
  reports: z.int(),
  clicks: z.int(),
  bounced: z.int(),
  seconds: z.number(),
  medianSeconds: z.number().nullable().default(null),
});
export type DayNumbers = z.infer<typeof DayNumbers>;

/** One visit. Full address, city and owner's texts are never stored. */
export const AdminSession = z.object({
  sessionId: Id,
  startedAt: Instant,
  lastSeenAt: Instant,
  deviceType: z.enum(["mobile", "tablet", "desktop", "other"]),
  browser: z.string().nullable(),
  os: z.string().nullable(),
  country: z.string().nullable(),
  /** Referrer; `Direct` without one. */
  utmSource: z.string(),
  utmCampaign: z.string().nullable(),
  funnelStage: FunnelStage,
  /** Of the eight milestones. */
  actions: z.int().min(0).max(8),
  /** The address cut to its network, e.g. `193.99.144.0/24`. */
  ipAddress: z.string().nullable(),
  /** Keyed pseudonym of the full address. */
  addressKey: z.string().nullable(),
  reportId: Id.nullable(),
  analysisId: Id.nullable(),
  dogName: z.string().nullable(),
  dogBreed: z.string().nullable(),
  /** Months. */
  dogAge: z.int().nullable(),
  /** Kilograms. */
  dogWeight: z.number().nullable(),
  market: Market.nullable(),
  landingPage: z.string().nullable(),
  milestones: z.partialRecord(Milestone, Instant),
  /** Why this counts as a bot; null for people. */
  botReason: z.string().nullable(),
  metadata: z.object({
    dogImageUrl: z.string().nullable(),
    dogBreed: z.string().nullable(),
    productsViewed: z.array(z.string()),
  }),
});
export type AdminSession = z.infer<typeof AdminSession>;

export const Analytics = z.object({
  range: Range,
  from: Instant,
  to: Instant,
  /** Time zone in which days begin. */
  timeZone: z.literal("UTC"),
  /** Counts include visits until then; null before the first count. */
  countedAt: Instant.nullable(),
  summary: AnalyticsSummary,
  funnel: z.array(FunnelStep).length(6),
  /** Intervals that add up to funnel and cards, oldest first. */
  days: z.array(DayNumbers).min(1).max(90),
  sessions: z.array(AdminSession),
  /** Number of visits after filtering. */
  matching: z.int(),
  /** Bot visits in this range, shown or not. */
  bots: z.int(),
});
export type Analytics = z.infer<typeof Analytics>;

/** Query of GET /api/admin/analytics. */
export const AnalyticsQuery = z.strictObject({
  range: Range.default("7d"),
  facebook: z.stringbool().default(false),
  minActions: z.stringbool().default(false),
  bots: z.stringbool().default(false),
  offset: z.coerce.number<number>().int().min(0).max(10_000).default(0),
  limit: z.coerce.number<number>().int().min(1).max(100).default(20),
});
export type AnalyticsQuery = z.input<typeof AnalyticsQuery>;

/** Query of GET /api/admin/analytics/export: the days of the range as CSV. */
export const AnalyticsExportQuery = AnalyticsQuery.pick({ range: true, bots: true });
export type AnalyticsExportQuery = z.input<typeof AnalyticsExportQuery>;

/** Body of POST /api/admin/sessions/bulk-delete: a full address, a network as listed, or a pseudonym. */
export const RemoveSessionsBody = z.strictObject({
  deleteByIp: z.string().trim().min(1).max(64),
  preview: z.boolean().default(false),
});
export type RemoveSessionsBody = z.input<typeof RemoveSessionsBody>;

/** Numbers deleted, or to be deleted (preview). A network may be more than one household. */
export const RemovedSessions = z.object({
  by: z.enum(["address", "network"]),
  sessions: z.int(),
  withReport: z.int(),
  clicks: z.int(),
  removed: z.boolean(),
});
export type RemovedSessions = z.infer<typeof RemovedSessions>;

/** Query of GET /api/admin/stats: page of the clicks. */
export const StatsQuery = z.strictObject({
  top: z.coerce.number<number>().int().min(1).max(50).default(10),
  offset: z.coerce.number<number>().int().min(0).max(10_000).default(0),
  limit: z.coerce.number<number>().int().min(1).max(100).default(10),
});
export type StatsQuery = z.input<typeof StatsQuery>;

/** Address the report was opened with; null without one. */
const email = z.string().nullable();

/** Reply of GET /api/admin/stats. */
export const StatsReply = z.object({
  totalProducts: z.int(),
  activeProducts: z.int(),
  totalSelections: z.int(),
  /** Older clicks are deleted. */
  keptDays: z.int(),
  selectionStats: z.array(Selection.extend({ recent: z.array(Selection.shape.recent.element.extend({ email })) })),
  categories: z.array(CategoryCount),
  clickDetails: z.array(ClickDetail.extend({ email })),
});
export type StatsReply = z.infer<typeof StatsReply>;

/** Reply of GET /api/admin/analytics. */
export const AnalyticsReply = Analytics.extend({ sessions: z.array(AdminSession.extend({ emailAddress: email })) });
export type AnalyticsReply = z.infer<typeof AnalyticsReply>;
