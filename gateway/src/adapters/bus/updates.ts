import type { Bus } from "@hundeblick/kit/bus";
import * as scraper from "@hundeblick/proto/rpc/scraper";
import type { Updates } from "../../domain/updates/ports.ts";

export const updatesOverBus = (bus: Pick<Bus, "call">): Updates => ({
  start: (market, by) => bus.call(scraper.startUpdate, { market, by }),
  status: async (jobId) => (await bus.call(scraper.updateStatus, { jobId })).job,
  results: async (jobId, from) => (await bus.call(scraper.updateResults, { jobId, from })).results,
});
