import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { json } from "node:stream/consumers";
import { eventually } from "@hundeblick/kit/testing";

type Attribute = { key: string; value: { stringValue?: string; intValue?: number } };
type Carried = { resource: { attributes: Attribute[] } };
type ReceivedSpan = { name: string; traceId: string; links?: { traceId: string }[]; attributes?: Attribute[] };
type Point = { attributes?: Attribute[]; asInt?: number | string; asDouble?: number; count?: number | string };
type ReceivedMetric = { name: string } & Partial<Record<"sum" | "gauge" | "histogram", { dataPoints: Point[] }>>;
type Otlp = {
  resourceSpans?: (Carried & { scopeSpans: { scope: { name: string }; spans: ReceivedSpan[] }[] })[];
  resourceMetrics?: (Carried & { scopeMetrics: { metrics: ReceivedMetric[] }[] })[];
};

type Span = { service: string; scope: string; name: string; traceId: string; linksTo: string[] };
type MetricPoint = { service: string; name: string; attributes: Record<string, string>; value: number };
export type TelemetryCollector = {
  url: string;
  /**
   * Spans of a trace with a `root`, once `complete`, because processes export at different times.
   * @throws {Error} with the spans
   */
  traceWith(root: (span: Span) => boolean, complete: (trace: Span[]) => boolean): Promise<Span[]>;
  /** The newest value of every series. */
  metrics(): MetricPoint[];
  /** Every text that was sent, for searching. */
  everything(): string;
  close(): Promise<void>;
};

const valuesOf = (attributes: Attribute[] = []): Record<string, string> =>
  Object.fromEntries(attributes.map(({ key, value }) => [key, String(value.stringValue ?? value.intValue ?? "")]));
const serviceOf = ({ resource }: Carried): string => valuesOf(resource.attributes)["service.name"] ?? "";

/** Receives traces and metrics by OTLP over HTTP as JSON and keeps them in memory. */
export async function startTelemetryCollector(): Promise<TelemetryCollector> {
  const spans: Span[] = [];
  const series = new Map<string, MetricPoint>();
  const texts = new Set<string>();
  const keep = ({ resourceSpans = [], resourceMetrics = [] }: Otlp): void => {
    for (const from of resourceSpans) {
      for (const { scope, spans: received } of from.scopeSpans) {
        for (const span of received) {
          spans.push({
            service: serviceOf(from),
            scope: scope.name,
            name: span.name,
            traceId: span.traceId,
            linksTo: (span.links ?? []).map(({ traceId }) => traceId),
          });
          texts.add(JSON.stringify([span.name, span.attributes]));
        }
      }
    }
    for (const from of resourceMetrics) {
      for (const { name, ...kinds } of from.scopeMetrics.flatMap(({ metrics }) => metrics)) {
        for (const point of Object.values(kinds).flatMap((kind) => (typeof kind === "object" ? kind.dataPoints : []))) {
          const measured = {
            service: serviceOf(from),
            name,
            attributes: valuesOf(point.attributes),
            value: Number(point.asInt ?? point.asDouble ?? point.count),
          };
          series.set(JSON.stringify([measured.service, name, measured.attributes]), measured);
          texts.add(JSON.stringify(measured.attributes));
        }
      }
    }
  };
  const server = createServer((request, response) => {
    void (json(request) as Promise<Otlp>).then(
      (received) => {
        keep(received);
        response.writeHead(200, { "content-type": "application/json" }).end("{}");
      },
      () => response.writeHead(400).end(),
    );
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    traceWith: (root, complete) =>
      eventually(
        () => {
          const ids = new Set(spans.filter(root).map(({ traceId }) => traceId));
          const traces = [...ids].map((id) => spans.filter(({ traceId }) => traceId === id));
          const found = traces.find(complete);
          if (found) return found;
          const seen = traces.flat().map(({ service, scope, name }) => `${service} ${scope} ${name}`);
          throw new Error(`no complete trace among ${traces.length}: ${seen.join(", ")}`);
        },
        () => true,
        { everyMs: 200 },
      ),
    metrics: () => [...series.values()],
    everything: () => [...texts].join("\n"),
    async close() {
      server.closeAllConnections();
      await server[Symbol.asyncDispose]();
    },
  };
}
