import type { Bus } from "@hundeblick/kit/bus";
import type { Log } from "@hundeblick/kit/log";
import { recommendProducts } from "@hundeblick/proto/rpc/catalogue";
import type { Catalogue } from "../../domain/ports.ts";

/** Shorter than the call's timeout, because the report is complete without products. */
const DEADLINE_MS = 600;

/** Products over the bus; none when the catalogue is unavailable or slow. */
export const catalogueOverBus = (bus: Pick<Bus, "call">, log: Log): Catalogue => ({
  async recommend(request) {
    try {
      return (await bus.call(recommendProducts, request, { timeoutMs: DEADLINE_MS })).products;
    } catch (error) {
      log.warn({ err: error }, "catalogue unavailable, report without products");
      return {};
    }
  },
});
