import { createServer } from "node:http";
import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { connectBus } from "@hundeblick/kit/bus";
import { quietLog } from "@hundeblick/kit/testing";
import { reportPhoto } from "@hundeblick/proto/rpc/report";
import { connect } from "@nats-io/transport-node";
import { newId } from "@hundeblick/proto/ids";
import type { System } from "../../e2e/system.ts";
import { median, timed } from "./statistics.ts";
import type { Line } from "./verdict.ts";

const COUNT = 1_000;

/** Overhead of the bus (contract checks, headers, deadline) behind HTTP, compared with a bare NATS request. */
export async function gatewayOverheadBench(system: System): Promise<Line[]> {
  const NATS_URL = system.env["NATS_URL"] ?? "";
  const nats = await connect({ servers: NATS_URL });
  nats.subscribe("bench.echo", {
    callback: (_, message) => {
      message.respond(message.data);
    },
  });
  const prefix = `bench${Date.now()}`;
  const [server, caller] = await Promise.all(
    ["bench-server", "bench-caller"].map((name) => connectBus({ NATS_URL }, { name, log: quietLog, prefix })),
  );
  if (!server || !caller) throw new Error("no bus");
  await server.serve(
    { reportPhoto },
    {
      reportPhoto: async ({ reportId }) => ({
        key: `photos/${reportId}.jpg`,
        contentType: "image/jpeg" as const,
      }),
    },
  );
  const listener = createServer((_, response) => {
    void caller.call(reportPhoto, { reportId: newId() }).then((reply) => response.end(JSON.stringify(reply)));
  }).listen(0, "127.0.0.1");
  await once(listener, "listening");
  const url = `http://127.0.0.1:${(listener.address() as AddressInfo).port}/`;
  const body = new TextEncoder().encode(JSON.stringify({ reportId: newId() }));
  const bare: number[] = [];
  const http: number[] = [];
  for (let n = 0; n < COUNT; n++) {
    bare.push(await timed(() => nats.request("bench.echo", body, { timeout: 1_000 })));
    http.push(
      await timed(async () => {
        await (await fetch(url)).text();
      }),
    );
  }
  listener.closeAllConnections();
  listener.close();
  await Promise.all([server.close(), caller.close(), nats.drain()]);
  return [
    { what: "bare NATS request, p50", value: median(bare), unit: "ms" },
    { what: "HTTP → bus → reply, p50", value: median(http), unit: "ms" },
    {
      what: "added by HTTP, contracts and bus, p50",
      value: median(http) - median(bare),
      unit: "ms",
      hold: { most: 1 },
    },
  ];
}
