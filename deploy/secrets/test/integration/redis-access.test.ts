import { afterAll, beforeAll, expect, test } from "vitest";
import { join } from "node:path";
import { Redis } from "ioredis";
import { freePort } from "../../../local/machine/ports.ts";
import { valkeyProgram } from "../../../local/servers/redis.ts";
import { type MadeSecrets, madeSecrets } from "../support/made-secrets.ts";
import { serverProcess } from "../support/server-process.ts";

let secrets: MadeSecrets;
let server: { stop: () => Promise<void> };
let port: number;

beforeAll(async () => {
  secrets = madeSecrets();
  port = await freePort();
  server = await serverProcess(
    valkeyProgram(),
    [
      "--bind",
      "127.0.0.1",
      "--port",
      String(port),
      "--dir",
      secrets.root,
      "--save",
      "",
      "--appendonly",
      "no",
      "--aclfile",
      join(secrets.folder, "redis/users.acl"),
    ],
    port,
  );
});
afterAll(async () => {
  await server.stop();
  secrets.remove();
});

async function connected<T>(url: string, work: (redis: Redis) => Promise<T>): Promise<T> {
  const redis = new Redis(url, { lazyConnect: true, maxRetriesPerRequest: 1, retryStrategy: () => null });
  redis.on("error", () => {});
  try {
    return await work(redis);
  } finally {
    redis.disconnect();
  }
}
const own = (): string => secrets.read("gateway/REDIS_URL").replace("@redis:6379", `@127.0.0.1:${port}`);

test("allows the gateway's commands: values, scripts, health", async () => {
  await connected(own(), async (redis) => {
    expect(await redis.set("session:1", "x", "PX", 10_000)).toBe("OK");
    expect(await redis.eval("return redis.call('TIME')[1]", 0)).toBeTruthy();
    expect(await redis.del("session:1")).toBe(1);
    expect(await redis.ping()).toBe("PONG");
    expect(await redis.info("server")).toContain("redis_version");
  });
});

test.each([
  ["FLUSHALL"],
  ["FLUSHDB"],
  ["KEYS", "*"],
  ["CONFIG", "GET", "*"],
  ["ACL", "LIST"],
  ["SHUTDOWN"],
  ["MONITOR"],
  ["REPLICAOF", "NO", "ONE"],
  ["SAVE"],
])("even the gateway's user may not %s", async (command, ...more) => {
  await connected(own(), (redis) => expect(redis.call(command, ...more)).rejects.toThrow(/NOPERM/));
});

test("rejects anonymous access and a wrong password", async () => {
  await connected(`redis://127.0.0.1:${port}`, (redis) => expect(redis.get("x")).rejects.toThrow(/NOAUTH/));
  await connected(`redis://gateway:wrong@127.0.0.1:${port}`, (redis) => expect(redis.get("x")).rejects.toThrow());
  await connected(`redis://default:@127.0.0.1:${port}`, (redis) => expect(redis.get("x")).rejects.toThrow());
});
