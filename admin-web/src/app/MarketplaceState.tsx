import { useEffect } from "react";
import { useAboutMarketplaceQuery } from "#shared/marketplace/marketplace.api.ts";
import { type MarketplaceSummary, summarizeMarketplace } from "./marketplace-summary.ts";

/** Allows for clock differences. */
const LATER_MS = 2_000;
const SILENT: MarketplaceSummary = { isFree: false, lines: ["Marketplace service is silent"], until: null };

/** The current source and whether requests are allowed; refetched when a pause ends. */
export function MarketplaceState({ pollingInterval }: { pollingInterval: number }) {
  const { data, isError, refetch } = useAboutMarketplaceQuery(undefined, { pollingInterval });
  const words = isError ? SILENT : data && summarizeMarketplace(data);
  const until = words?.until ?? null;
  useEffect(() => {
    if (until === null) return;
    const timer = setTimeout(() => void refetch(), Math.max(0, Date.parse(until) - Date.now()) + LATER_MS);
    return () => clearTimeout(timer);
  }, [until, refetch]);
  if (!words) return null;
  return (
    <p className={`source ${words.isFree ? "" : "trouble"}`}>
      <span className="dot" aria-hidden />
      <span>
        {words.lines.map((line) => (
          <span key={line}>{line}</span>
        ))}
      </span>
    </p>
  );
}
