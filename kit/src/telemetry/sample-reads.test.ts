import { expect, test } from "vitest";
import { ROOT_CONTEXT, SpanKind, TraceFlags, trace } from "@opentelemetry/api";
import { sampleReads } from "./sample-reads.ts";

const ID = "0af7651916cd43dd8448eb211c80319c";
const isTraced = (
  method: string,
  { chance, parent = ROOT_CONTEXT }: { chance: number; parent?: typeof ROOT_CONTEXT },
): boolean =>
  sampleReads(0.1, () => chance).shouldSample(
    parent,
    ID,
    method,
    SpanKind.SERVER,
    { "http.request.method": method },
    [],
  ).decision === 2;
const within = (traceFlags: TraceFlags) =>
  trace.setSpanContext(ROOT_CONTEXT, { traceId: ID, spanId: "b7ad6b7169203331", traceFlags });

test("traces every write and a share of the reads", () => {
  expect([isTraced("POST", { chance: 0.99 }), isTraced("DELETE", { chance: 0.99 })]).toEqual([true, true]);
  expect([
    isTraced("GET", { chance: 0.09 }),
    isTraced("GET", { chance: 0.1 }),
    isTraced("HEAD", { chance: 0.99 }),
  ]).toEqual([true, false, false]);
});

test("follows the decision of the parent span", () => {
  expect(isTraced("GET", { chance: 0.99, parent: within(TraceFlags.SAMPLED) })).toBe(true);
  expect(isTraced("POST", { chance: 0, parent: within(TraceFlags.NONE) })).toBe(false);
});
