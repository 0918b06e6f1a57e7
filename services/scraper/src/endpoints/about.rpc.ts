import { handle } from "@hundeblick/kit/bus";
import { aboutMarketplace } from "@hundeblick/proto/rpc/scraper";

export type AboutDeps = {
  source: "demo" | "amazon";
  dailyBudget: number;
  usage: (day: string) => Promise<{ host: string; usedToday: number; closedUntil: Date | null }[]>;
  now: () => Date;
};

/** Which marketplace is read. Our own has no budget, and its host is a port that changes with every start. */
export const aboutEndpoint = ({ source, dailyBudget, usage, now }: AboutDeps) => handle(aboutMarketplace, async () => {
  const timeZone = "UTC" as const;
  if (source === "demo") return { source, dailyBudget: null, hosts: [], timeZone };
  const at = now();
  const hosts = await usage(at.toISOString().slice(0, 10));
  return { source, dailyBudget, timeZone, hosts: hosts.map((one) => ({ ...one, closedUntil: one.closedUntil && one.closedUntil > at ? one.closedUntil.toISOString() : null })) };
});
