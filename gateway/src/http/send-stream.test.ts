import { once } from "node:events";
import { createServer, type ServerResponse } from "node:http";
import { type AddressInfo, connect } from "node:net";
import { Readable } from "node:stream";
import type { Response } from "express";
import { expect, test } from "vitest";
import { sendStream } from "./send-stream.ts";

/** A reply whose client has sent a request. */
async function begunReply() {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const client = connect((server.address() as AddressInfo).port, "127.0.0.1");
  client.write("GET / HTTP/1.1\r\nHost: x\r\n\r\n");
  const [, res] = (await once(server, "request")) as [unknown, ServerResponse];
  server.close();
  return { client, res: res as Response };
}

test("a client that has left gets nothing, and the source is closed", async () => {
  const { client, res } = await begunReply();
  client.destroy();
  await once(res, "close");
  const source = new Readable({ read: () => undefined });
  await sendStream(res, source);
  expect(source.destroyed).toBe(true);
});

test("a failed source is an error, and aborts the reply", async () => {
  const { client, res } = await begunReply();
  const source = new Readable({ read: () => undefined });
  source.push("the first half");
  const sent = sendStream(res, source);
  await once(client, "data");
  source.destroy(new Error("stalled"));
  await expect(sent).rejects.toThrow("stalled");
  await once(client, "close");
});
