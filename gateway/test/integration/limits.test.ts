import { afterAll, beforeAll, expect, test } from "vitest";
import { eventually, testRedis } from "@hundeblick/kit/testing";
import { newId } from "@hundeblick/proto/ids";
import { redisLimits, returnTurn, takeTurn } from "../../src/adapters/redis/gcra.ts";

let server: Awaited<ReturnType<typeof testRedis>>;
beforeAll(async () => {
  server = await testRedis();
});
afterAll(() => server.close());

test("allows exactly the burst of concurrent calls", async () => {
  const key = newId();
  const waits = await Promise.all(
    Array.from({ length: 50 }, () => takeTurn(server.redis, key, [{ turns: 5, perSeconds: 600 }])),
  );
  expect(waits.filter((wait) => wait === 0)).toHaveLength(5);
  for (const wait of waits.filter((one) => one > 0)) expect(wait).toBeGreaterThan(119_000);
});

test("a turn returns after its time", async () => {
  const key = newId();
  const rates = [{ turns: 2, perSeconds: 4 }];
  const began = performance.now();
  expect(await takeTurn(server.redis, key, rates)).toBe(0);
  expect(await takeTurn(server.redis, key, rates)).toBe(0);
  const wait = await takeTurn(server.redis, key, rates);
  expect(wait).toBeGreaterThan(2_000 - (performance.now() - began) - 50);
  expect(wait).toBeLessThanOrEqual(2_000);
  await eventually(
    () => takeTurn(server.redis, key, rates),
    (again) => again === 0,
  );
  expect(performance.now() - began).toBeGreaterThan(2_000 - 50);
});

test("an exhausted rate does not use turns of the other one", async () => {
  const key = newId();
  const rates = [
    { turns: 1, perSeconds: 1 },
    { turns: 3, perSeconds: 3_600 },
  ];
  const passed = await eventually(
    async () => {
      await takeTurn(server.redis, key, rates);
      return Number(await server.redis.get(`limit:{${key}}:1`));
    },
    (arrival) => arrival > Date.now() + 3_000_000,
  );
  // three turns of the hour are used although many more were requested
  expect(passed).toBeLessThan(Date.now() + 3_700_000);
  expect(await takeTurn(server.redis, key, rates)).toBeGreaterThan(0);
});

test("a turn that was given back can be taken once", async () => {
  const key = newId();
  const rates = [
    { turns: 2, perSeconds: 600 },
    { turns: 3, perSeconds: 3_600 },
  ];
  expect([await takeTurn(server.redis, key, rates), await takeTurn(server.redis, key, rates)]).toEqual([0, 0]);
  await returnTurn(server.redis, key, rates);
  expect(await takeTurn(server.redis, key, rates)).toBe(0);
  expect(await takeTurn(server.redis, key, rates)).toBeGreaterThan(0);
  for (let i = 0; i < 3; i++) await returnTurn(server.redis, key, rates);
  expect([await takeTurn(server.redis, key, rates), await takeTurn(server.redis, key, rates)]).toEqual([0, 0]);
  expect(await takeTurn(server.redis, key, rates)).toBeGreaterThan(0);
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
