import { createServer } from "node:http";
import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { newId } from "@hundeblick/proto/ids";
import { client, endOf, uploadPatiently } from "../../e2e/support/client.ts";
import { aPhoto } from "../../e2e/support/photos.ts";
import { startSystem, type System } from "../../e2e/system.ts";
import { median, rate } from "./statistics.ts";
import type { Line } from "./verdict.ts";

const ROUNDS = 15;
const A_ROUND = 200;
const AT_ONCE = 8;

/** The same requests to a system with tracing and metrics as they are set by default (docs/operations.md), and to one without, in turns. */
export async function telemetryCostBench(without: System): Promise<Line[]> {
  // takes what is sent and does nothing with it: a collector runs elsewhere
  const sink = createServer((request, response) => { request.resume().on("end", () => response.writeHead(200).end()); }).listen(0, "127.0.0.1");
  await once(sink, "listening");
  const measured = await startSystem({ env: { RATE_LIMITS: "off", VISION_PROVIDER: "local", OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${(sink.address() as AddressInfo).port}` } });
  try {
    const lines: Line[] = [];
    for (const [what, path] of [["status", statusPath], ["the example report", async () => "/api/report/example?lang=de"]] as const) {
      const urls = { with: measured.url + await path(measured), without: without.url + await path(without) };
      await round(urls.with);
      await round(urls.without);
      const rates: Record<keyof typeof urls, number[]> = { with: [], without: [] };
      for (let n = 0; n < ROUNDS; n++) {
        for (const which of n % 2 === 0 ? ["with", "without"] as const : ["without", "with"] as const) rates[which].push(await round(urls[which]));
      }
      lines.push(
        { what: `${what}, without telemetry`, value: median(rates.without), unit: "/s" },
        { what: `${what}, with tracing and metrics`, value: median(rates.with), unit: "/s" },
        // of rounds that follow each other, so that what else the machine does weighs on both
        { what: `${what}: with ÷ without`, value: median(rates.with.map((value, n) => value / (rates.without[n] ?? Number.NaN))), unit: "×", hold: { least: 0.9 } },
      );
    }
    return lines;
  } finally {
    await measured.stop();
    sink.closeAllConnections();
    sink.close();
  }
}

const round = (url: string): Promise<number> => rate(A_ROUND, AT_ONCE, async () => {
  const answer = await fetch(url);
  await answer.arrayBuffer();
  if (!answer.ok) throw new Error(`${url} answered ${answer.status}`);
});

/** The status of an analysis that has ended: gateway, bus, service, database. */
async function statusPath({ url }: System): Promise<string> {
  const id = await uploadPatiently(client(url), { photo: await aPhoto({ seed: 3 }), key: newId() });
  await endOf(client(url), id);
  return `/api/analysis-status/${id}`;
}
