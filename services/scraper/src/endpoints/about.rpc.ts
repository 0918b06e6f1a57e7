import { handle } from "@hundeblick/kit/bus";
import type { MarketplaceReply } from "@hundeblick/proto/http/admin/marketplace";
import { aboutMarketplace, saveBudget } from "@hundeblick/proto/rpc/scraper";
import type { DailyBudget } from "../domain/daily-budget.ts";

export type AboutDeps = {
  source: "demo" | "amazon";
  budget: DailyBudget;
  usage: (day: string) => Promise<{ host: string; usedToday: number; closedUntil: Date | null }[]>;
  lastPage: () => Promise<{ tookMs: number; at: Date } | null>;
  now: () => Date;
};

/** Which marketplace is read, and how much of it a day. */
export const aboutEndpoints = (deps: AboutDeps) => ({
  about: handle(aboutMarketplace, () => about(deps)),
  budgetSave: handle(saveBudget, async ({ dailyBudget }) => {
    await deps.budget.save(dailyBudget);
    return about(deps);
  }),
});

/** Our own marketplace has no budget, and its host is a port that changes with every start. */
async function about({ source, budget, usage, lastPage, now }: AboutDeps): Promise<MarketplaceReply> {
  const timeZone = "UTC" as const;
  const page = await lastPage();
  const shared = { source, timeZone, lastPage: page && { ...page, at: page.at.toISOString() } };
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
