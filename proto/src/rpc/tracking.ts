import { z } from "zod";
import {
  Analytics,
  AnalyticsQuery,
  CategoryCount,
  ClickDetail,
  RemovedSessions,
  Selection,
  StatsQuery,
} from "../http/admin/numbers.ts";
import { Retention } from "../http/admin/retention.ts";
import { CheckUses, CheckUsesQuery } from "../http/admin/check-uses.ts";
import { CheckUseBody } from "../http/check-use.ts";
import { Figures } from "../http/figures.ts";
import { ClickBody, TrackEventBody } from "../http/tracking.ts";
import { rpc, VISITOR_TIMEOUT_MS } from "./define.ts";

/** What the gateway knows of a client. The address is only used to compute a keyed pseudonym. */
export const Client = z.object({
  ip: z.string().max(64),
  userAgent: z.string().max(500).default(""),
});
export type Client = z.infer<typeof Client>;

/** Records a visit's event. Idempotent by event id. */
export const recordEvent = rpc({
  subject: "tracking.record.v1",
  request: z.object({ event: TrackEventBody, client: Client }),
  reply: z.object({ recorded: z.boolean() }),
  timeoutMs: VISITOR_TIMEOUT_MS,
});

/** Records a click on a product link. Idempotent by event id. */
export const recordClick = rpc({
  subject: "tracking.click.v1",
  request: z.object({ click: ClickBody, client: Client }),
  reply: z.object({ recorded: z.boolean() }),
  timeoutMs: VISITOR_TIMEOUT_MS,
});

/** Records a visit's progress with a concern, a check or suspicious words. Idempotent. */
export const recordCheckUse = rpc({
  subject: "tracking.check-use.v1",
  request: CheckUseBody.extend({ client: Client }),
  reply: z.object({ recorded: z.boolean() }),
  timeoutMs: VISITOR_TIMEOUT_MS,
});

/** Use of concerns, checks and suspicious words. */
export const checkUses = rpc({
  subject: "tracking.check-uses.v1",
  request: CheckUsesQuery,
  reply: CheckUses,
  timeoutMs: 5_000,
});

/** Most chosen products and newest clicks, without bots. Numbers of products are in the catalogue's reply. */
export const stats = rpc({
  subject: "tracking.stats.v1",
  request: z.object(StatsQuery.shape),
  reply: z.object({
    totalSelections: z.int(),
    keptDays: z.int(),
    selectionStats: z.array(Selection),
    categories: z.array(CategoryCount),
    clickDetails: z.array(ClickDetail),
  }),
  timeoutMs: 5_000,
  idempotent: true,
});

/** Funnel, cards and one page of visits. Counts include all visits in the range; filters apply to the list only. */
export const analytics = rpc({
  subject: "tracking.analytics.v1",
  request: z.object({
    ...AnalyticsQuery.shape,
    facebook: z.boolean().default(false),
    minActions: z.boolean().default(false),
    bots: z.boolean().default(false),
  }),
  reply: Analytics,
  timeoutMs: 5_000,
  idempotent: true,
});

/** Figures for the public site, updated every few minutes. */
export const figures = rpc({
  subject: "tracking.figures.v1",
  request: z.object({}),
  reply: Figures,
  timeoutMs: VISITOR_TIMEOUT_MS,
});

/** Deletes one click; the visit keeps its milestone. Idempotent. */
export const removeClick = rpc({
  subject: "tracking.remove-click.v1",
  request: z.object({ id: z.string().min(1).max(64) }),
  reply: z.object({ removed: z.boolean() }),
});

/**
 * Deletes visits by address, network or pseudonym with their clicks, but not reports and addresses. A preview counts.
 */
export const removeSessionsByIp = rpc({
  subject: "tracking.remove-sessions.v1",
  request: z.object({ ip: z.string().trim().min(1).max(64), preview: z.boolean() }),
  reply: RemovedSessions,
  timeoutMs: 10_000,
});

/** Retention of visits and clicks. */
export const retention = rpc({
  subject: "tracking.retention.v1",
  request: z.object({}),
  reply: Retention,
});

/** Changes the number of days; older data is deleted within the hour. */
export const saveRetention = rpc({
  subject: "tracking.retention-save.v1",
  request: Retention,
  reply: Retention,
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
