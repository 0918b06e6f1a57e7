import { once } from "node:events";
import { createServer, type RequestListener, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import type { Resource } from "@hundeblick/kit/lifecycle";

/** Time for 12 MB on a slow mobile connection. */
const REQUEST_MS = 300_000;
/** Longer than the heartbeat of an event stream, so that only dead connections time out. */
const SILENT_MS = 40_000;
const FORCE_AFTER_MS = 7_000;

/**
 * Serves HTTP. Closing stops new connections, finishes running requests and uploads, and ends the rest after 7 s.
 * `beforeClose` ends streams.
 */
export async function serveHttp(
  listener: RequestListener,
  options: { port: number; host: string; beforeClose: () => void; silentMs?: number },
): Promise<Resource & { port: number }> {
  let closing = false;
  const answering = new Set<ServerResponse>();
  const server = createServer(
    { requestTimeout: REQUEST_MS, headersTimeout: 15_000, keepAliveTimeout: 65_000 },
    (req, res) => {
      answering.add(res.once("close", () => answering.delete(res)));
      if (closing) endConnection(res);
      listener(req, res);
    },
  );
  server.setTimeout(options.silentMs ?? SILENT_MS);
  server.listen(options.port, options.host);
  await once(server, "listening");
  return {
    name: "http",
    port: (server.address() as AddressInfo).port,
    async close() {
      closing = true;
      for (const res of answering) endConnection(res);
      options.beforeClose();
      const closed = server[Symbol.asyncDispose]();
      server.closeIdleConnections();
      const force = setTimeout(() => server.closeAllConnections(), FORCE_AFTER_MS);
      await closed;
      clearTimeout(force);
    },
  };
}

/** Sends the client's next request to another gateway. */
function endConnection(res: ServerResponse): void {
  if (!res.headersSent) res.setHeader("Connection", "close");
}
