import { spawn } from "node:child_process";
import { once } from "node:events";
import { createServer, type AddressInfo } from "node:net";
import { eventually, WIDE_TIMEOUTS_ENV } from "@hundeblick/kit/testing";
import { expect, test } from "vitest";

async function freePort(): Promise<number> {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  server.close();
  return port;
}

test("the process becomes ready on database and bus and stops in order", async () => {
  const port = await freePort();
  const main = new URL("../../src/main.ts", import.meta.url).pathname;
  const { PATH, MONGO_URL, NATS_URL } = process.env;
  const child = spawn(process.execPath, [main], {
    env: { PATH, MONGO_URL, NATS_URL, ...WIDE_TIMEOUTS_ENV, HEALTH_PORT: String(port) },
    stdio: "ignore",
  });
  const ended = once(child, "exit");
  try {
    const ready = await eventually(
      () => fetch(`http://127.0.0.1:${port}/readyz`).then((reply) => reply.json()),
      (state) => (state as { ready?: boolean }).ready === true,
    );
    expect(ready).toEqual({ ready: true, dependencies: { mongodb: "ok", nats: "ok" } });
  } finally {
    child.kill("SIGTERM");
  }
  expect((await ended)[0]).toBe(0);
});
