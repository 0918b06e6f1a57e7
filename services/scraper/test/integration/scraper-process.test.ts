import { spawn } from "node:child_process";
import { once } from "node:events";
import { createServer, type AddressInfo } from "node:net";
import { expect, test } from "@jest/globals";
import { eventually } from "@hundeblick/kit/testing";

async function freePort(): Promise<number> {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  server.close();
  return port;
}

test("the process becomes ready on the bus and stops in order", async () => {
  const port = await freePort();
  const main = new URL("../../src/main.ts", import.meta.url).pathname;
  const child = spawn(process.execPath, [main], { env: { PATH: process.env["PATH"], NATS_URL: process.env["NATS_URL"], MONGO_URL: process.env["MONGO_URL"], HEALTH_PORT: String(port) }, stdio: "ignore" });
  const ended = once(child, "exit");
  try {
    const ready = await eventually(() => fetch(`http://127.0.0.1:${port}/readyz`).then((reply) => reply.json()), (state) => (state as { ready?: boolean }).ready === true);
    expect(ready).toEqual({ ready: true, dependencies: { mongodb: "ok", nats: "ok" } });
  } finally {
    child.kill("SIGTERM");
  }
  expect((await ended)[0]).toBe(0);
}, 20_000);
