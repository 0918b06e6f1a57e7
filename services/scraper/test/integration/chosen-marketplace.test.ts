import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { fakeBus, quietLog, testMongo } from "@hundeblick/kit/testing";
import { canReadAmazon, Env } from "../../src/env.ts";
import { scraperParts } from "../../src/parts.ts";
import { chromiumPath } from "../support/chromium-path.ts";

let mongo: Awaited<ReturnType<typeof testMongo>>;
const opened: { close(): Promise<void> }[] = [];
beforeAll(async () => {
  mongo = await testMongo();
});
afterEach(async () => {
  for (const resource of opened.splice(0)) await resource.close();
});
afterAll(async () => {
  await mongo?.close();
});

const SERVERS = { NATS_URL: "nats://127.0.0.1:4222", MONGO_URL: "mongodb://127.0.0.1" };
const replica = async () => {
  const parts = await scraperParts({
    env: Env.parse(SERVERS),
    mongo,
    bus: fakeBus(),
    log: quietLog,
    use(resource) {
      opened.push(resource);
      return resource;
    },
  });
  return { source: parts.about.source, parts };
};

test("a choice made in one process applies in the other with its next request", async () => {
  const [one, other] = [await replica(), await replica()];
  expect((await other.parts.marketplace()).demo).toBe(true);
  await one.source.save("amazon");
  const shop = await other.parts.marketplace();
  expect(shop.demo).toBe(false);
  expect(shop.linkTo("B0CX23V2ZK", "pl")).toBe("https://www.amazon.pl/dp/B0CX23V2ZK");
  await other.source.save("demo");
  expect(await (await one.parts.marketplace()).product("DEMO001001", "de")).toMatchObject({ outcome: "ok" });
});

test.each([
  ["no browser", {}, false],
  ["a browser", { CHROMIUM_PATH: chromiumPath() }, true],
  ["no browser, but reading plainly was asked for", { MARKETPLACE_READER: "plain" }, true],
  ["no browser, but the environment names Amazon", { MARKETPLACE: "amazon" }, true],
])("with %s Amazon may be chosen or not", (_name, env, may) => {
  const parsed = Env.parse({ ...SERVERS, ...env });
  expect(canReadAmazon(parsed)).toBe(may);
});
