import type { MarketplaceReply } from "@hundeblick/proto/http/admin/marketplace";
import { formatCount } from "#shared/format/count.ts";
import { formatClock } from "#shared/format/moment.ts";

/** State of the marketplace. `isFree`: requests are allowed; `until`: when that changes by itself. */
export type MarketplaceSummary = { isFree: boolean; lines: string[]; until: string | null };

const toShortHost = (host: string): string => host.replace(/^www\./, "");

/** One line per paused host; the remaining pages are those of the busiest host. */
export function summarizeMarketplace({ source, dailyBudget, hosts }: MarketplaceReply): MarketplaceSummary {
  if (source === "demo") return { isFree: true, lines: ["Demo shop answers"], until: null };
  const waiting = hosts.flatMap(({ host, closedUntil }) => (closedUntil === null ? [] : [{ host, closedUntil }]));
  const left =
    dailyBudget === null ? null : Math.max(0, dailyBudget - Math.max(0, ...hosts.map(({ usedToday }) => usedToday)));
  return {
    isFree: waiting.length === 0 && left !== 0,
    lines: [
      ...(waiting.length === 0
        ? [left === 0 ? "Amazon is left alone" : "Amazon can be asked"]
        : waiting.map(({ host, closedUntil }) => `${toShortHost(host)}: pause until\u00A0${formatClock(closedUntil)}`)),
      ...(left === null ? [] : [left === 0 ? "no pages left today" : `${formatCount(left, "page")} left today`]),
    ],
    until: waiting.map(({ closedUntil }) => closedUntil).toSorted()[0] ?? null,
  };
}
