import { createServer } from "node:net";
import { once } from "node:events";
import { expect, test } from "vitest";
import { freePort } from "../machine/ports.ts";
import { givenServer } from "./given.ts";

test("uses an external server without starting one", async () => {
  const port = await freePort();
  const server = createServer().listen(port, "127.0.0.1");
  await once(server, "listening");
  const address = `nats://127.0.0.1:${port}`;
  await expect(givenServer("nats", "NATS_URL", address, {})).resolves.toMatchObject({
    specs: [],
    env: { NATS_URL: address },
  });
  server.close();
});

test("reports an object store without keys at once", async () => {
  await expect(givenServer("objects", "S3_ENDPOINT", "http://127.0.0.1:9", {})).rejects.toThrow(
    "S3_ENDPOINT is set without its keys: set S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY too.",
  );
});

test("reports an unreachable server without its password", async () => {
  const address = `redis://user:hunter2@127.0.0.1:${await freePort()}`;
  await expect(givenServer("redis", "REDIS_URL", address, {}, 300)).rejects.toThrow(
    /^REDIS_URL is set, but redis:\/\/127\.0\.0\.1:\d+ does not answer: start that server, or unset REDIS_URL to use a local one\.$/,
  );
});
