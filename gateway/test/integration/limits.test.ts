import { afterAll, beforeAll, expect, test } from "vitest";
import { eventually, testRedis } from "@hundeblick/kit/testing";
import { newId } from "@hundeblick/proto/ids";
import { redisLimits, undoRequest, countRequest } from "../../src/adapters/redis/gcra.ts";

let server: Awaited<ReturnType<typeof testRedis>>;
beforeAll(async () => {
  server = await testRedis();
});
afterAll(() => server.close());

test("allows exactly the burst of concurrent calls", async () => {
  const key = newId();
  const waits = await Promise.all(
    Array.from({ length: 50 }, () => countRequest(server.redis, key, [{ requests: 5, perSeconds: 600 }])),
  );
  expect(waits.filter((wait) => wait === 0)).toHaveLength(5);
  for (const wait of waits.filter((one) => one > 0)) expect(wait).toBeGreaterThan(119_000);
});

test("a request is allowed again after its interval", async () => {
  const key = newId();
  const rates = [{ requests: 2, perSeconds: 4 }];
  const began = performance.now();
  expect(await countRequest(server.redis, key, rates)).toBe(0);
  expect(await countRequest(server.redis, key, rates)).toBe(0);
  const wait = await countRequest(server.redis, key, rates);
  expect(wait).toBeGreaterThan(2_000 - (performance.now() - began) - 50);
  expect(wait).toBeLessThanOrEqual(2_000);
  await eventually(
    () => countRequest(server.redis, key, rates),
    (again) => again === 0,
  );
  expect(performance.now() - began).toBeGreaterThan(2_000 - 50);
});

test("an exhausted rate does not count for the other one", async () => {
  const key = newId();
  const rates = [
    { requests: 1, perSeconds: 1 },
    { requests: 3, perSeconds: 3_600 },
  ];
  const passed = await eventually(
    async () => {
      await countRequest(server.redis, key, rates);
      return Number(await server.redis.get(`limit:{${key}}:1`));
    },
    (arrival) => arrival > Date.now() + 3_000_000,
  );
  // three requests of the hour are counted although many more were made
  expect(passed).toBeLessThan(Date.now() + 3_700_000);
  expect(await countRequest(server.redis, key, rates)).toBeGreaterThan(0);
});

test("an undone request can be repeated once", async () => {
  const key = newId();
  const rates = [
    { requests: 2, perSeconds: 600 },
    { requests: 3, perSeconds: 3_600 },
  ];
  expect([await countRequest(server.redis, key, rates), await countRequest(server.redis, key, rates)]).toEqual([0, 0]);
  await undoRequest(server.redis, key, rates);
  expect(await countRequest(server.redis, key, rates)).toBe(0);
  expect(await countRequest(server.redis, key, rates)).toBeGreaterThan(0);
  for (let i = 0; i < 3; i++) await undoRequest(server.redis, key, rates);
  expect([await countRequest(server.redis, key, rates), await countRequest(server.redis, key, rates)]).toEqual([0, 0]);
  expect(await countRequest(server.redis, key, rates)).toBeGreaterThan(0);
});

test("stores addresses as hashes with an expiry", async () => {
  const address = `${newId()}@example.org`;
  await redisLimits(server.redis).take("unlock_address", address);
  const keys = await server.redis.keys("limit:{unlock_address:*");
  expect(keys.length).toBeGreaterThan(0);
  expect(keys.join()).not.toContain("example.org");
  for (const key of keys) expect(await server.redis.pttl(key)).toBeLessThanOrEqual(3_600_000);
});

test("an address may unlock five reports per hour", async () => {
  const limits = redisLimits(server.redis);
  const address = `${newId()}@example.org`;
  for (let i = 0; i < 5; i++) await limits.take("unlock_address", address);
  await expect(limits.take("unlock_address", address)).rejects.toMatchObject({
    code: "too_many_requests",
    details: { retryAfterSeconds: expect.any(Number) },
  });
});
