import { z } from "zod";
import { Analytics, CategoryCount, ClickDetail, Range, RemovedSessions, Selection } from "../http/admin/numbers.ts";
import { Retention } from "../http/admin/retention.ts";
import { CheckUses, CheckUsesQuery } from "../http/admin/check-uses.ts";
import { CheckUseBody } from "../http/check-use.ts";
import { Figures } from "../http/figures.ts";
import { ClickBody, TrackEventBody } from "../http/tracking.ts";
import { rpc, VISITOR_TIMEOUT_MS } from "./define.ts";

/** What the gateway knows of a client. The address is turned into a keyed pseudonym and thrown away. */
export const Client = z.object({
  ip: z.string().max(64),
  userAgent: z.string().max(500).default(""),
  country: z.string().max(2).optional(),
});
export type Client = z.infer<typeof Client>;

/** Records a visit's event. Idempotent by event id. */
export const recordEvent = rpc({
  subject: "tracking.record.v1",
  request: z.object({ event: TrackEventBody, client: Client }),
  reply: z.object({ recorded: z.boolean() }),
  timeoutMs: VISITOR_TIMEOUT_MS,
  idempotent: true,
});

/** Records a click on a product link. Idempotent by event id. */
export const recordClick = rpc({
  subject: "tracking.click.v1",
  request: z.object({ click: ClickBody, client: Client }),
  reply: z.object({ recorded: z.boolean() }),
  timeoutMs: VISITOR_TIMEOUT_MS,
  idempotent: true,
});

/** Keeps how far a visit went with a concern, a check or words. The same again changes nothing. */
export const recordCheckUse = rpc({
  subject: "tracking.check-use.v1",
  request: CheckUseBody.extend({ client: Client }),
  reply: z.object({ recorded: z.boolean() }),
  timeoutMs: VISITOR_TIMEOUT_MS,
  idempotent: true,
});

/** How concerns, checks and words were used. */
export const checkUses = rpc({
  subject: "tracking.check-uses.v1",
  request: CheckUsesQuery,
  reply: CheckUses,
  timeoutMs: 5_000,
  idempotent: true,
});

/**
 * How often products were chosen, and the newest clicks. Machines are left out. Totals of products are the
 * catalogue's to tell.
 */
export const stats = rpc({
  subject: "tracking.stats.v1",
  request: z.object({
    top: z.int().min(1).max(50).default(10),
    offset: z.int().min(0).max(10_000).default(0),
    limit: z.int().min(1).max(100).default(10),
  }),
  reply: z.object({
    totalSelections: z.int(),
    keptDays: z.int().optional(),
    selectionStats: z.array(Selection),
    categories: z.array(CategoryCount),
    clickDetails: z.array(ClickDetail),
  }),
  timeoutMs: 5_000,
  idempotent: true,
});

/** Funnel, cards and one page of visits. The counts are of all visits in the range; the filters are the list's. */
export const analytics = rpc({
  subject: "tracking.analytics.v1",
  request: z.object({
    range: Range.default("7d"),
    facebook: z.boolean().default(false),
    minActions: z.boolean().default(false),
    bots: z.boolean().default(false),
    offset: z.int().min(0).max(10_000).default(0),
    limit: z.int().min(1).max(100).default(20),
  }),
  reply: Analytics,
  timeoutMs: 5_000,
  idempotent: true,
});

/** What the site says of itself in numbers. Counted again every few minutes. */
export const figures = rpc({
  subject: "tracking.figures.v1",
  request: z.object({}),
  reply: Figures,
  timeoutMs: VISITOR_TIMEOUT_MS,
  idempotent: true,
});

/** Deletes one click. The same again is fine. The visit keeps its milestone: somebody did click. */
export const removeClick = rpc({
  subject: "tracking.remove-click.v1",
  request: z.object({ id: z.string().min(1).max(64) }),
  reply: z.object({ removed: z.boolean() }),
  timeoutMs: 1_800,
  idempotent: true,
});

/**
 * Deletes visits by address, network or pseudonym, with their clicks; a preview only counts them. Reports and e-mail
 * addresses stay.
 */
export const removeSessionsByIp = rpc({
  subject: "tracking.remove-sessions.v1",
  request: z.object({ ip: z.string().trim().min(1).max(64), preview: z.boolean() }),
  reply: RemovedSessions,
  timeoutMs: 10_000,
  idempotent: true,
});

/** How long visits and clicks are kept. */
export const retention = rpc({
  subject: "tracking.retention.v1",
  request: z.object({}),
  reply: Retention,
  timeoutMs: 1_800,
  idempotent: true,
});

/** Another number of days; what is older goes within the hour. */
export const saveRetention = rpc({
  subject: "tracking.retention-save.v1",
  request: Retention,
  reply: Retention,
  timeoutMs: 1_800,
  idempotent: true,
});

export const trackingContract = {
  record: recordEvent,
  click: recordClick,
  checkUse: recordCheckUse,
  checkUses,
  stats,
  analytics,
  figures,
  removeClick,
  removeSessionsByIp,
  retention,
  saveRetention,
};
