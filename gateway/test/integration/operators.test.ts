import { afterAll, beforeAll, expect, test } from "vitest";
import { AppError } from "@hundeblick/kit/errors";
import { eventually, quietLog, testMongo, testRedis, WIDE_TIMEOUTS } from "@hundeblick/kit/testing";
import { hashOfToken } from "@hundeblick/kit/hash";
import { newId } from "@hundeblick/proto/ids";
import { redisDelays } from "../../src/adapters/redis/delays.ts";
import { redisSessions } from "../../src/adapters/redis/sessions.ts";
import { addOperator, changePassword, disableOperator } from "../../src/domain/operators/manage-operators.ts";
import { openOperators } from "../../src/open-operators.ts";
import { signedInBy } from "../../src/domain/operators/session.ts";
import { signIn, type SignInDeps } from "../../src/domain/operators/sign-in.ts";

const EMAIL = "Ada@Example.org";
const PASSWORD = "correct horse battery";
/** An alarm without recipients. */
const noBus = {
  call: async () => {
    throw new AppError("unavailable");
  },
};
let mongo: Awaited<ReturnType<typeof testMongo>>;
let redis: Awaited<ReturnType<typeof testRedis>>;
let deps: SignInDeps;
beforeAll(async () => {
  [mongo, redis] = await Promise.all([testMongo(), testRedis()]);
  deps = await openOperators({
    mongo,
    redis,
    env: { ADMIN_EMAIL: EMAIL, ADMIN_PASSWORD: PASSWORD },
    bus: noBus,
    log: quietLog,
  });
});
afterAll(async () => {
  await Promise.all([mongo.close(), redis.close()]);
});

/** A new address, so that tests do not delay each other. */
const address = (): string => `address-${newId()}`;

test("the first operator comes from the environment once; a later password is ignored", async () => {
  await openOperators({
    mongo,
    redis,
    env: { ADMIN_EMAIL: "other@example.org", ADMIN_PASSWORD: "another password" },
    bus: noBus,
    log: quietLog,
  });
  expect(await deps.operators.byEmail("other@example.org")).toBeUndefined();
  const { token, operator } = await signIn(deps, { email: EMAIL, password: PASSWORD, address: address() });
  expect(operator.email).toBe("ada@example.org");
  expect(await signedInBy(deps, { token, isUnattended: false })).toMatchObject({ operator: { id: operator.id } });
});

test("one of two gateways that start concurrently creates the first operator", async () => {
  const own = await testMongo();
  try {
    const started = await Promise.all(
      [1, 2].map((n) =>
        openOperators({
          mongo: own,
          redis,
          env: { ADMIN_EMAIL: `op${n}@example.org`, ADMIN_PASSWORD: PASSWORD },
          bus: noBus,
          log: quietLog,
        }),
      ),
    );
    const found = await Promise.all([1, 2].map(async (n) => started[0]?.operators.byEmail(`op${n}@example.org`)));
    expect(found.filter(Boolean)).toHaveLength(1);
  } finally {
    await own.close();
  }
});

test("stores a token as its hash only, for half an hour", async () => {
  const { token } = await signIn(deps, { email: EMAIL, password: PASSWORD, address: address() });
  expect(await redis.redis.exists(`session:${token}`)).toBe(0);
  expect(await redis.redis.get(`session:${hashOfToken(token)}`)).not.toContain(token);
  const left = await redis.redis.pttl(`session:${hashOfToken(token)}`);
  expect(left).toBeGreaterThan(29 * 60_000);
  expect(left).toBeLessThanOrEqual(30 * 60_000);
});

test("calls extend a session up to twelve hours, and signing out ends it at once", async () => {
  const sessions = redisSessions(redis.redis);
  const hash = hashOfToken(newId());
  const session = { operatorId: newId(), revision: 1, confirmedAt: 0, until: Date.now() + 90_000 };
  await sessions.save(hash, session, 10_000);
  expect(await sessions.touch(hash, 120_000)).toEqual(session);
  expect(await redis.redis.pttl(`session:${hash}`)).toBeLessThanOrEqual(90_000);
  expect(await redis.redis.pttl(`session:${hash}`)).toBeGreaterThan(10_000);
  await sessions.end(hash);
  expect(await sessions.touch(hash, 60_000)).toBeUndefined();
});

test("background calls do not extend a session", async () => {
  const sessions = redisSessions(redis.redis);
  const hash = hashOfToken(newId());
  const session = { operatorId: newId(), revision: 1, confirmedAt: 0, until: Date.now() + 60_000 };
  await sessions.save(hash, session, 20_000);
  expect(await sessions.find(hash)).toEqual(session);
  expect(await redis.redis.pttl(`session:${hash}`)).toBeLessThanOrEqual(20_000);
  await sessions.end(hash);
  expect(await sessions.find(hash)).toBeUndefined();
});

test("an idle session expires", async () => {
  const sessions = redisSessions(redis.redis);
  const hash = hashOfToken(newId());
  await sessions.save(hash, { operatorId: newId(), revision: 1, confirmedAt: 0, until: Date.now() + 60_000 }, 30);
  await eventually(
    () => redis.redis.exists(`session:${hash}`),
    (there) => there === 0,
  );
  expect(await sessions.touch(hash, 1_000)).toBeUndefined();
});

test("of concurrent attempts one is verified; the others are delayed", async () => {
  const from = address();
  const delays = redisDelays(redis.redis, WIDE_TIMEOUTS.TIMEOUT_FACTOR);
  const attempts = await Promise.all(
    Array.from({ length: 20 }, () => delays.begin({ email: "ada@example.org", address: from })),
  );
  expect(attempts.filter(({ waitMs }) => waitMs === 0)).toHaveLength(1);
  for (const { waitMs } of attempts.filter((one) => one.waitMs > 0))
    expect(waitMs).toBeLessThanOrEqual(1_000 * WIDE_TIMEOUTS.TIMEOUT_FACTOR);
});

test("the delay doubles with each failure, per address, until the correct password", async () => {
  const delays = redisDelays(redis.redis);
  const from = address();
  const first = await delays.begin({ email: "ada@example.org", address: from });
  expect(first).toMatchObject({ waitMs: 0, nextMs: 1_000 });
  const second = await eventually(
    () => delays.begin({ email: "ada@example.org", address: from }),
    ({ waitMs }) => waitMs === 0,
  );
  expect(second.nextMs).toBe(2_000);
  // the operator is not delayed at another address
  expect(await delays.begin({ email: "ada@example.org", address: address() })).toMatchObject({
    waitMs: 0,
    nextMs: 1_000,
  });
  await delays.clear({ email: "ada@example.org", address: from });
  await delays.markKnown({ email: "ada@example.org", address: from });
  expect(await delays.begin({ email: "ada@example.org", address: from })).toEqual({
    waitMs: 0,
    nextMs: 1_000,
    unknownOriginAttempts: 0,
  });
});

test("an address that tries many accounts is delayed too, from the tenth failure", async () => {
  const delays = redisDelays(redis.redis, WIDE_TIMEOUTS.TIMEOUT_FACTOR);
  const from = address();
  for (let i = 0; i < 10; i++)
    expect(await delays.begin({ email: `somebody${i}@example.org`, address: from })).toMatchObject({ waitMs: 0 });
  expect((await delays.begin({ email: "one-more@example.org", address: from })).waitMs).toBeGreaterThan(0);
});

test("an unknown address takes as long as a wrong password", async () => {
  /** Processor time, which other processes do not change. */
  const timeOf = async (email: string): Promise<number> => {
    const began = process.cpuUsage();
    await expect(signIn(deps, { email, password: "not this one", address: address() })).rejects.toMatchObject({
      code: "sign_in_failed",
    });
    const { user, system } = process.cpuUsage(began);
    return user + system;
  };
  const [known, unknown]: [number[], number[]] = [[], []];
  for (let i = 0; i < 15; i++) {
    known.push(await timeOf(EMAIL));
    unknown.push(await timeOf(`nobody${i}@example.org`));
  }
  const median = (times: number[]): number => times.toSorted((a, b) => a - b)[7] ?? 0;
  // a reply without hashing would be ten times faster
  expect(median(unknown) / median(known)).toBeGreaterThan(0.4);
  expect(median(unknown) / median(known)).toBeLessThan(2.5);
});

test("stores operators and their changes, and lists the audit log", async () => {
  const { id, email, password } = await addOperator(deps, "Bea@Example.org");
  await expect(addOperator(deps, email)).rejects.toMatchObject({ code: "conflict" });
  const { token } = await signIn(deps, { email, password, address: address() });
  const { operator: bea } = await signedInBy(deps, { token, isUnattended: false });
  const renewed = await changePassword(deps, bea, {
    current: password,
    password: "another long one",
    address: address(),
  });
  await expect(signedInBy(deps, { token, isUnattended: false })).rejects.toMatchObject({
    code: "session_expired",
  });
  expect(await signedInBy(deps, { token: renewed.token, isUnattended: false })).toMatchObject({ operator: { email } });
  const ada = await deps.operators.byEmail("ada@example.org");
  if (!ada) throw new Error("the first operator is missing");
  await disableOperator(deps, ada, id);
  await expect(signIn(deps, { email, password: "another long one", address: address() })).rejects.toMatchObject({
    code: "sign_in_failed",
  });
  expect((await deps.operators.all()).map((one) => one.email)).toEqual(["ada@example.org", "bea@example.org"]);
  expect(await deps.audit.lastSignIn(id)).toBeInstanceOf(Date);
  expect((await deps.audit.page(0, 1)).entries).toHaveLength(1);
});
