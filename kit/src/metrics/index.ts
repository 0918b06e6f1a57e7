import { metrics } from "@opentelemetry/api";

/** The instruments of this process; no-ops without telemetry. Names: deploy/observability/README.md. */
export const meter = metrics.getMeter("hundeblick");

/** Upper bounds in seconds, from a call between services to the longest analysis. */
const SECONDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 60];

/** Bus traffic: `role` is call, serve, publish or process; `outcome` is ok, an error code or how a job ended. */
export const busDuration = meter.createHistogram("hundeblick.bus.duration", {
  unit: "s",
  description: "Calls, events and jobs on the bus",
  advice: { explicitBucketBoundaries: SECONDS },
});
/** HTTP requests by method, route and status. */
export const requestDuration = meter.createHistogram("http.server.request.duration", {
  unit: "s",
  description: "HTTP requests received",
  advice: { explicitBucketBoundaries: SECONDS },
});
export const redeliveries = meter.createCounter("hundeblick.bus.redeliveries", {
  description: "Redeliveries of events and jobs",
});
export const deadLetters = meter.createCounter("hundeblick.bus.dead_letters", {
  description: "Events and jobs that exhausted their retries",
});

const cacheLookups = meter.createCounter("hundeblick.cache.lookups", {
  description: "Cache lookups, by result",
});
/** Counts one cache lookup. */
export const countLookup = (cache: string, hit: boolean): void =>
  cacheLookups.add(1, { cache, result: hit ? "hit" : "miss" });
