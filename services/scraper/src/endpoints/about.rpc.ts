import type { Handlers } from "@hundeblick/kit/bus";
import { AppError } from "@hundeblick/kit/errors";
import type { MarketplaceReply, MarketplaceSource } from "@hundeblick/proto/http/admin/marketplace";
import type { scraperContract } from "@hundeblick/proto/rpc/scraper";
import type { Setting } from "../domain/setting.ts";

export type AboutDeps = {
  source: Setting<MarketplaceSource>;
  canReadAmazon: boolean;
  budget: Setting<number>;
  usage: (day: string) => Promise<{ host: string; usedToday: number; closedUntil: Date | null }[]>;
  lastPage: (source: MarketplaceSource) => Promise<{ tookMs: number; at: Date } | null>;
  now: () => Date;
};

/** The current marketplace and its daily budget. */
export const aboutHandlers = (
  deps: AboutDeps,
): Pick<Handlers<typeof scraperContract>, "about" | "budgetSave" | "sourceSave"> => ({
  about: () => about(deps),
  async budgetSave({ dailyBudget }) {
    await deps.budget.save(dailyBudget);
    return about(deps);
  },
  async sourceSave({ source }) {
    if (source === "amazon" && !deps.canReadAmazon) throw new AppError("marketplace_unreadable");
    await deps.source.save(source);
    return about(deps);
  },
});

/** Our own marketplace has no budget, and its host has another port with every start. */
async function about(deps: AboutDeps): Promise<MarketplaceReply> {
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
