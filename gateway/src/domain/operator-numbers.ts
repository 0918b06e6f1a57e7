import type { AnalyticsReply, StatsReply } from "@hundeblick/proto/http/admin/numbers";
import { MARKETS } from "@hundeblick/proto/language";
import { listProducts } from "@hundeblick/proto/rpc/catalogue";
import type { RequestOf } from "@hundeblick/proto/rpc/define";
import * as tracking from "@hundeblick/proto/rpc/tracking";
import { addressBook } from "./address-book.ts";
import type { Calls } from "./ports.ts";

/** Numbers of products and clicks; each click with the address of its report. */
export async function operatorStats(bus: Calls, query: RequestOf<typeof tracking.stats>): Promise<StatsReply> {
  const [reply, totalProducts, activeProducts] = await Promise.all([
    bus.call(tracking.stats, query),
    productCount(bus, "all"),
    productCount(bus, "active"),
  ]);
  const { selectionStats, clickDetails, ...totals } = reply;
  const addressOf = await addressBook(
    bus,
    [...clickDetails, ...selectionStats.flatMap(({ recent }) => recent)].map(({ reportId }) => reportId),
  );
  const withEmail = <Click extends { reportId: string }>(click: Click) => ({
    ...click,
    email: addressOf(click.reportId),
  });
  return {
    totalProducts,
    activeProducts,
    ...totals,
    selectionStats: selectionStats.map((one) => ({ ...one, recent: one.recent.map(withEmail) })),
    clickDetails: clickDetails.map(withEmail),
  };
}

/** The same in every market, because products without an offer count too. */
const productCount = async (bus: Calls, active: "all" | "active"): Promise<number> =>
  (await bus.call(listProducts, { market: MARKETS[0], coverage: "all", active, limit: 1 })).total;

/** Funnel and visits, each visit with the address of its report. */
export async function operatorAnalytics(
  bus: Calls,
  query: RequestOf<typeof tracking.analytics>,
): Promise<AnalyticsReply> {
  const reply = await bus.call(tracking.analytics, query);
  const addressOf = await addressBook(
    bus,
    reply.sessions.map(({ reportId }) => reportId),
  );
  return {
    ...reply,
    sessions: reply.sessions.map((session) => ({ ...session, emailAddress: addressOf(session.reportId) })),
  };
}
