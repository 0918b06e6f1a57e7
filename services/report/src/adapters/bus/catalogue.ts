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
      return (await withinDeadline(bus.call(recommendProducts, request, { timeoutMs: DEADLINE_MS }))).products;
    } catch (error) {
      log.warn({ err: error }, "catalogue unavailable, report without products");
      return {};
    }
  },
});

/** Without the bus's retries while there is no responder. */
async function withinDeadline<T>(call: Promise<T>): Promise<T> {
  const { promise, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(new Error(`the catalogue took longer than ${DEADLINE_MS} ms`)), DEADLINE_MS);
  try {
    return await Promise.race([call, promise]);
  } finally {
    clearTimeout(timer);
  }
}
