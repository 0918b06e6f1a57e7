import { afterEach, expect, test } from "vitest";
import { once } from "node:events";
import type { RequestListener } from "node:http";
import { connect, type Socket } from "node:net";
import { serveHttp } from "../../src/http/serve.ts";

/** Far longer than timers are late on a busy machine. */
const SILENT_MS = 2_000;
/** More than the buffers of both ends of a connection hold. */
const LARGE = Buffer.alloc(32_000_000);
let http: Awaited<ReturnType<typeof serveHttp>>;
let visitor: Socket;
afterEach(async () => {
  visitor.destroy();
  await http.close();
});

async function visit(listener: RequestListener, request: string): Promise<void> {
  http = await serveHttp(listener, { host: "127.0.0.1", port: 0, beforeClose: () => {}, silentMs: SILENT_MS });
  visitor = connect(http.port, "127.0.0.1").on("error", () => {});
  await once(visitor, "connect");
  visitor.write(request);
}

test("closes a connection that reads nothing", async () => {
  const { promise: gone, resolve } = Promise.withResolvers<boolean>();
  await visit((_, res) => {
    res.once("close", () => resolve(res.writableFinished)).end(LARGE);
  }, "GET /photo HTTP/1.1\r\nHost: a\r\n\r\n");
  visitor.pause();
  expect(await gone).toBe(false);
});

test("closes a connection that stops in the middle of a body", async () => {
  const { promise: gone, resolve } = Promise.withResolvers<boolean>();
  await visit((req) => {
    req.resume().once("close", () => resolve(req.complete));
  }, "POST /api/analyze HTTP/1.1\r\nHost: a\r\nContent-Length: 1000\r\n\r\nhalf");
  expect(await gone).toBe(false);
});

test("keeps an active connection open", async () => {
  let sent = 0;
  await visit((_, res) => {
    const beat = setInterval(() => {
      res.write(`${++sent}\n`);
      if (sent < 7) return;
      clearInterval(beat);
      res.end();
    }, SILENT_MS / 5);
  }, "GET /events HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n");
  let heard = "";
  for await (const part of visitor) heard += String(part);
  expect(heard).toContain("7\n");
});
