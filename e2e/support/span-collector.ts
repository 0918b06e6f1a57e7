import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { json } from "node:stream/consumers";
import { setTimeout as pause } from "node:timers/promises";

type Span = { service: string; scope: string; name: string; traceId: string };
type Otlp = { resourceSpans: { resource: { attributes: { key: string; value: { stringValue?: string } }[] }; scopeSpans: { scope: { name: string }; spans: { name: string; traceId: string }[] }[] }[] };
export type SpanCollector = {
  url: string;
  /** All spans of the trace that holds a `root`, once `complete` says so. @throws {Error} after 30 s, with what there was. */
  traceWith(root: (span: Span) => boolean, complete: (trace: Span[]) => boolean): Promise<Span[]>;
  close(): Promise<void>;
};

/** Receives OTLP over HTTP as JSON, keeps the spans in memory. */
export async function startSpanCollector(): Promise<SpanCollector> {
  const spans: Span[] = [];
  const server = createServer((request, response) => {
    void (json(request) as Promise<Otlp>).then(({ resourceSpans }) => {
      for (const { resource, scopeSpans } of resourceSpans) {
        const service = resource.attributes.find(({ key }) => key === "service.name")?.value.stringValue ?? "";
        for (const { scope, spans: told } of scopeSpans) spans.push(...told.map(({ name, traceId }) => ({ service, scope: scope.name, name, traceId })));
      }
      response.writeHead(200, { "content-type": "application/json" }).end("{}");
    }, () => response.writeHead(400).end());
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    async traceWith(root, complete) {
      const until = Date.now() + 30_000;
      for (;;) {
        const traceId = spans.find(root)?.traceId;
        const trace = spans.filter((span) => span.traceId === traceId);
        if (traceId && complete(trace)) return trace;
        if (Date.now() > until) throw new Error(`No complete trace; ${spans.length} spans, of this trace: ${trace.map(({ service, name }) => `${service} ${name}`).join(", ")}`);
        await pause(200);
      }
    },
    async close() {
      server.closeAllConnections();
      await new Promise<void>((done) => server.close(() => done()));
    },
  };
}
