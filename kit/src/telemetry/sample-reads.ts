import { isSpanContextValid, TraceFlags, trace } from "@opentelemetry/api";
import type { NodeSDKConfiguration } from "@opentelemetry/sdk-node";

type Sampler = NodeSDKConfiguration["sampler"];
const READING = new Set<unknown>(["GET", "HEAD"]);
const NOT_TRACED = { decision: 0 } as const;
const TRACED = { decision: 2 } as const;

/** Samples every write and the share `reads` (0 to 1) of the reads; follows a parent span. `chance`: 0 up to 1. */
export const sampleReads = (reads: number, chance: () => number = Math.random): Sampler => ({
  shouldSample(context, _traceId, _name, _kind, attributes) {
    const parent = trace.getSpanContext(context);
    if (parent && isSpanContextValid(parent)) return parent.traceFlags & TraceFlags.SAMPLED ? TRACED : NOT_TRACED;
    return READING.has(attributes["http.request.method"]) && chance() >= reads ? NOT_TRACED : TRACED;
  },
  toString: () => `tracedReads(${reads})`,
});
