import { metrics } from "@opentelemetry/api";

/**
 * Makes the instruments of this process; without telemetry they do nothing and cost nothing. All names:
 * deploy/observability/README.md.
 */
export const meter = metrics.getMeter("hundeblick");

/** Upper bounds in seconds, from a call between services to the longest analysis. */
const SECONDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 60];

/**
 * Everything that goes over the bus: `role` is call, serve, publish or process; `outcome` is ok, an error's code, or
 * how a job ended.
 */
export const busDuration = meter.createHistogram("hundeblick.bus.duration", {
  unit: "s",
  description: "Calls, events and jobs on the bus",
  advice: { explicitBucketBoundaries: SECONDS },
});
/** Requests of the outside, by method, route and status. */
export const requestDuration = meter.createHistogram("http.server.request.duration", {
  unit: "s",
  description: "Requests of the outside",
  advice: { explicitBucketBoundaries: SECONDS },
});
export const redeliveries = meter.createCounter("hundeblick.bus.redeliveries", {
  description: "Deliveries of an event or a job that were not its first",
});
export const deadLetters = meter.createCounter("hundeblick.bus.dead_letters", {
  description: "Events and jobs that used up their tries",
});

const cacheLookups = meter.createCounter("hundeblick.cache.lookups", {
  description: "Questions to a cache, by result",
});
/** Counts one question to a cache. */
export const countLookup = (cache: string, hit: boolean): void =>
  cacheLookups.add(1, { cache, result: hit ? "hit" : "miss" });
