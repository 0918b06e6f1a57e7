import type { MarketplaceReply } from "@hundeblick/proto/http/admin/marketplace";

/** What the shell says of the marketplace; `isFree` while it may be asked. `until` is when that changes by itself. */
export type MarketplaceWords = { isFree: boolean; lines: string[]; until: string | null };

const shortOf = (host: string): string => host.replace(/^www\./, "");
const timeOf = (instant: string): string =>
  new Date(instant).toLocaleTimeString("en-GB", { hour: "2-digit", minute: "2-digit" });

/** Hosts that do not want to be asked each have their line; pages are left at the host asked most. */
export function marketplaceWords({ source, dailyBudget, hosts }: MarketplaceReply): MarketplaceWords {
  if (source === "demo") return { isFree: true, lines: ["Demo shop answers"], until: null };
  const waiting = hosts.flatMap(({ host, closedUntil }) => (closedUntil === null ? [] : [{ host, closedUntil }]));
  const left =
    dailyBudget === null ? null : Math.max(0, dailyBudget - Math.max(0, ...hosts.map(({ usedToday }) => usedToday)));
  return {
    isFree: waiting.length === 0 && left !== 0,
    lines: [
      ...(waiting.length === 0
        ? [left === 0 ? "Amazon is left alone" : "Amazon can be asked"]
        : waiting.map(({ host, closedUntil }) => `${shortOf(host)}: pause until\u00A0${timeOf(closedUntil)}`)),
      ...(left === null
        ? []
        : [
            left === 0
              ? "no pages left today"
              : `${left.toLocaleString("en")} ${left === 1 ? "page" : "pages"} left today`,
          ]),
    ],
    until: waiting.map(({ closedUntil }) => closedUntil).toSorted()[0] ?? null,
  };
}
