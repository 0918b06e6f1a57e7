import type { Bus } from "@hundeblick/kit/bus";
import type { Log } from "@hundeblick/kit/log";
import { recommendProducts } from "@hundeblick/proto/rpc/catalogue";
import type { Catalogue } from "../../domain/ports.ts";

/** A reader waits for products no longer than this; the report is complete without them. */
const DEADLINE_MS = 600;

/** Products over the bus; a catalogue that is away or slow means a report without products. */
export const catalogueOverBus = (bus: Pick<Bus, "call">, log: Log): Catalogue => ({
  async recommend(request) {
    try {
      return (await withinDeadline(bus.call(recommendProducts, request, { timeoutMs: DEADLINE_MS }))).products;
    } catch (error) {
      log.warn({ err: error }, "no products for this report");
      return {};
    }
  },
});

/** The bus retries while there is no responder; a reader must not wait for that. */
async function withinDeadline<T>(call: Promise<T>): Promise<T> {
  const { promise, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(new Error(`the catalogue took longer than ${DEADLINE_MS} ms`)), DEADLINE_MS);
  try {
    return await Promise.race([call, promise]);
  } finally {
    clearTimeout(timer);
  }
}
