import { AppError } from "@hundeblick/kit/errors";
import type { MarketplaceReply, MarketplaceSource } from "@hundeblick/proto/http/admin/marketplace";
import type { Setting } from "./setting.ts";

type MarketplaceDeps = {
  source: Setting<MarketplaceSource>;
  canReadAmazon: boolean;
  budget: Setting<number>;
  usage: (day: string) => Promise<{ host: string; usedToday: number; closedUntil: Date | null }[]>;
  lastPage: (source: MarketplaceSource) => Promise<{ tookMs: number; at: Date } | null>;
  now: () => Date;
};

/** The current marketplace and its daily budget. The demo one has none, and its host changes with every start. */
export async function describeMarketplace(deps: MarketplaceDeps): Promise<MarketplaceReply> {
  const { canReadAmazon, budget, usage, now } = deps;
  const timeZone = "UTC" as const;
  const source = await deps.source.read();
  const page = await deps.lastPage(source);
  const shared = { source, canReadAmazon, timeZone, lastPage: page && { ...page, at: page.at.toISOString() } };
  if (source === "demo") return { ...shared, dailyBudget: null, hosts: [] };
  const at = now();
  const [dailyBudget, hosts] = await Promise.all([budget.read(), usage(at.toISOString().slice(0, 10))]);
  return {
    ...shared,
    dailyBudget,
    hosts: hosts.map((one) => ({
      ...one,
      closedUntil: one.closedUntil && one.closedUntil > at ? one.closedUntil.toISOString() : null,
    })),
  };
}

export async function saveBudget(deps: MarketplaceDeps, dailyBudget: number): Promise<MarketplaceReply> {
  await deps.budget.save(dailyBudget);
  return describeMarketplace(deps);
}

/** @throws {AppError} marketplace_unreadable */
export async function chooseMarketplace(deps: MarketplaceDeps, source: MarketplaceSource): Promise<MarketplaceReply> {
  if (source === "amazon" && !deps.canReadAmazon) throw new AppError("marketplace_unreadable");
  await deps.source.save(source);
  return describeMarketplace(deps);
}
