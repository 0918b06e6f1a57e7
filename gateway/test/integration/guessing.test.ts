import { afterAll, beforeAll, expect, test } from "vitest";
import { eventually, quietLog, testMongo, testRedis, WIDE_TIMEOUTS } from "@hundeblick/kit/testing";
import { hashOfToken } from "@hundeblick/kit/hash";
import { newId } from "@hundeblick/proto/ids";
import { redisAlarms } from "../../src/adapters/redis/alarms.ts";
import { redisDelays } from "../../src/adapters/redis/delays.ts";
import { addOperator, changePassword, resetOperator } from "../../src/domain/operators/manage-operators.ts";
import { openOperators } from "../../src/open-operators.ts";
import type { Operator } from "../../src/domain/operators/ports.ts";
import { newToken } from "../../src/domain/operators/session.ts";
import { FREE_PER_ACCOUNT } from "../../src/domain/operators/sign-in-delay.ts";
import { signIn, type SignInDeps } from "../../src/domain/operators/sign-in.ts";

let mongo: Awaited<ReturnType<typeof testMongo>>;
let redis: Awaited<ReturnType<typeof testRedis>>;
let deps: SignInDeps;
/** Requests to the mail service. */
const mails: unknown[] = [];
let isMailUnavailable = false;
beforeAll(async () => {
  [mongo, redis] = await Promise.all([testMongo(), testRedis()]);
  const call = async (_rpc: unknown, request: unknown): Promise<never> => {
    if (isMailUnavailable) throw new Error("away");
    mails.push(request);
    return { ordered: 1 } as never;
  };
  const opened = await openOperators({ mongo, redis, bus: { call }, env: {}, log: quietLog });
  deps = { ...opened, delays: redisDelays(redis.redis, WIDE_TIMEOUTS.TIMEOUT_FACTOR) };
});
afterAll(async () => {
  await Promise.all([mongo.close(), redis.close()]);
});

const somewhere = (): string => `address-${newId()}`;
const somebody = async (): Promise<{ operator: Operator; password: string }> => {
  const { id } = await addOperator(deps, `op-${newId().toLowerCase()}@example.org`);
  const password = newToken();
  await deps.operators.setPassword(id, await deps.passwords.hash(password));
  const operator = await deps.operators.byId(id);
  if (!operator) throw new Error("the operator is missing");
  return { operator, password };
};
/** Wrong passwords, each from an address of its own, until one is delayed. */
const guessUntilCeiling = async (email: string): Promise<number> => {
  for (let guesses = 0; ; guesses++) {
    const { waitMs } = await deps.delays.begin({ email, address: somewhere() });
    if (waitMs > 0) return guesses;
  }
};

test("guesses at one account from changing addresses are delayed from the ceiling on; other accounts are not", async () => {
  const { operator } = await somebody();
  expect(await guessUntilCeiling(operator.email)).toBe(FREE_PER_ACCOUNT + 1);
  expect(await deps.delays.begin({ email: (await somebody()).operator.email, address: somewhere() })).toMatchObject({
    waitMs: 0,
  });
});

test("a known browser and a known address are not delayed meanwhile", async () => {
  const { operator, password } = await somebody();
  const [home, browserToken] = [somewhere(), newToken()];
  await signIn(deps, { email: operator.email, password, address: home });
  await deps.operators.addBrowser(operator.id, hashOfToken(browserToken));
  await guessUntilCeiling(operator.email);
  await expect(signIn(deps, { email: operator.email, password, address: somewhere() })).rejects.toMatchObject({
    code: "too_many_requests",
  });
  expect(await signIn(deps, { email: operator.email, password, address: home })).toMatchObject({
    operator: { id: operator.id },
  });
  expect(await signIn(deps, { email: operator.email, password, address: somewhere(), browserToken })).toMatchObject({
    operator: { id: operator.id },
  });
});

test("a new password makes browsers and addresses of before unknown, but that of the change", async () => {
  const { operator, password: old } = await somebody();
  const [home, stranger, browserToken] = [somewhere(), somewhere(), newToken()];
  await signIn(deps, { email: operator.email, password: old, address: stranger });
  await deps.operators.addBrowser(operator.id, hashOfToken(browserToken));
  const password = newToken();
  await changePassword(deps, operator, { current: old, password, address: home });
  await guessUntilCeiling(operator.email);
  for (const place of [{ address: stranger }, { address: somewhere(), browserToken }])
    await expect(signIn(deps, { email: operator.email, password, ...place })).rejects.toMatchObject({
      code: "too_many_requests",
    });
  expect(await signIn(deps, { email: operator.email, password, address: home })).toMatchObject({
    operator: { id: operator.id },
  });
});

test("a known browser has a count of its own; another operator's cookie does not count", async () => {
  const [ada, bea] = [await somebody(), await somebody()];
  const browserToken = newToken();
  await deps.operators.addBrowser(ada.operator.id, hashOfToken(browserToken));
  const wrong = (email: string) =>
    signIn(deps, { email, password: "wrong", address: somewhere(), browserToken }).catch((thrown: unknown) => thrown);
  expect(await wrong(ada.operator.email)).toMatchObject({ code: "sign_in_failed" });
  expect(await wrong(ada.operator.email)).toMatchObject({ code: "too_many_requests" });
  await guessUntilCeiling(bea.operator.email);
  expect(await wrong(bea.operator.email)).toMatchObject({ code: "too_many_requests" });
});

test("after a reset the operator signs in from anywhere during an attack, which still raises the alarm", async () => {
  const { operator } = await somebody();
  const browserToken = newToken();
  await deps.operators.addBrowser(operator.id, hashOfToken(browserToken));
  await deps.operators.setRecoveryCodes(operator.id, ["code"]);
  await guessUntilCeiling(operator.email);
  const { email, password } = await resetOperator(deps, operator.email);
  const raised: number[] = [];
  const watched = { ...deps, alarm: (_operator: Operator, attempts: number) => void raised.push(attempts) };
  const guess = () => signIn(watched, { email, password: "wrong", address: somewhere() });
  for (let n = 0; n <= FREE_PER_ACCOUNT; n++) await expect(guess()).rejects.toMatchObject({ code: "sign_in_failed" });
  expect(raised).toEqual([FREE_PER_ACCOUNT + 1]);
  expect(await signIn(deps, { email, password, address: somewhere() })).toMatchObject({ operator: { email } });
  expect(await deps.operators.byEmail(email)).toMatchObject({ browsers: [], recoveryCodes: [], passkeys: [] });
  await deps.operators.setPassword(operator.id, await deps.passwords.hash("of their own choice"));
  await guessUntilCeiling(email);
  await expect(signIn(deps, { email, password: "of their own choice", address: somewhere() })).rejects.toMatchObject({
    code: "too_many_requests",
  });
});

test("correct passwords from changing addresses do not count", async () => {
  const { operator, password } = await somebody();
  for (let n = 0; n <= FREE_PER_ACCOUNT + 2; n++)
    await signIn(deps, { email: operator.email, password, address: somewhere() });
});

test("beyond the ceiling all operators are warned once, with an audit entry, the attacked one first", async () => {
  const { operator } = await somebody();
  await deps.operators.setDisabled((await somebody()).operator.id, true);
  const guess = () => {
    deps.alarm(operator, FREE_PER_ACCOUNT + 1, "password");
  };
  isMailUnavailable = true;
  guess();
  const lineWith = (outcome: string) =>
    eventually(
      async () => (await deps.audit.page(0, 20)).entries.filter(({ action }) => action === "sign-in.guessing"),
      (lines) => lines.some((line) => line.subject === operator.email && line.outcome === outcome),
    );
  await lineWith("internal");
  isMailUnavailable = false;
  // a failed alarm may be raised again once that is recorded
  await eventually(async () => {
    guess();
    return mails.length;
  }, Boolean);
  await lineWith("done");
  guess();
  const active = (await deps.operators.all()).filter(({ isDisabled }) => !isDisabled).map(({ email }) => email);
  const alarm = { to: expect.any(Array), account: operator.email, attempts: FREE_PER_ACCOUNT + 1, step: "password" };
  expect(mails).toEqual([alarm]);
  const { to } = mails[0] as { to: string[] };
  expect(to[0]).toBe(operator.email);
  expect(to.toSorted()).toEqual(active.toSorted());
});

test("a wrong password beyond the ceiling raises the alarm, one below it does not", async () => {
  const { operator } = await somebody();
  const raised: number[] = [];
  const watched = { ...deps, alarm: (_operator: Operator, attempts: number) => void raised.push(attempts) };
  for (let n = 0; n < FREE_PER_ACCOUNT; n++) await deps.delays.begin({ email: operator.email, address: somewhere() });
  const wrong = () => signIn(watched, { email: operator.email, password: "wrong", address: somewhere() });
  await expect(wrong()).rejects.toMatchObject({ code: "sign_in_failed" });
  expect(raised).toEqual([FREE_PER_ACCOUNT + 1]);
});

test("five alarms a day over all operators", async () => {
  const alarms = redisAlarms(redis.redis);
  await redis.redis.del("sign-in-alarms:password");
  const taken = [];
  for (let n = 0; n < 7; n++) taken.push(await alarms.take(newId(), "password"));
  expect(taken).toEqual([true, true, true, true, true, false, false]);
  expect(await redis.redis.pttl("sign-in-alarms:password")).toBeGreaterThan(0);
});

test("an operator whose alarm was not sent for the limit is warned the next day", async () => {
  const alarms = redisAlarms(redis.redis);
  const operatorId = newId();
  await redis.redis.set("sign-in-alarms:password", 5, "PX", 60_000);
  expect(await alarms.take(operatorId, "password")).toBe(false);
  await redis.redis.del("sign-in-alarms:password");
  expect(await alarms.take(operatorId, "password")).toBe(true);
});

test("alarms about passwords do not hold back one about the second factor", async () => {
  const alarms = redisAlarms(redis.redis);
  await redis.redis.del("sign-in-alarms:password");
  const operatorId = newId();
  expect(await alarms.take(operatorId, "password")).toBe(true);
  expect(await alarms.take(operatorId, "password")).toBe(false);
  for (let n = 0; n < 5; n++) await alarms.take(newId(), "password");
  expect(await alarms.take(operatorId, "second_factor")).toBe(true);
});

test("failures at the second factor are counted for each operator until a success", async () => {
  const { secondFactorFailures: failures } = deps;
  const [ada, bea] = [newId(), newId()];
  expect([await failures.add(ada), await failures.add(ada), await failures.add(bea)]).toEqual([1, 2, 1]);
  await failures.clear(ada);
  expect(await failures.add(ada)).toBe(1);
  expect(await redis.redis.pttl(`second-factor-failures:${ada}`)).toBeGreaterThan(0);
});

test("passkeys, recovery codes, browsers and the rule are kept in MongoDB", async () => {
  const { operator } = await somebody();
  const { operators, rules } = deps;
  const passkey = {
    id: "abc",
    name: "Key",
    publicKey: "AA",
    counter: 0,
    transports: ["usb"],
    createdAt: new Date(0),
    lastUsedAt: null,
  };
  await operators.addPasskey(operator.id, passkey, true);
  await operators.addPasskey(operator.id, { ...passkey, id: "def" }, false);
  expect(await operators.updatePasskey(operator.id, "def", { counter: 7, lastUsedAt: new Date(1) })).toBe(true);
  expect(await operators.updatePasskey(operator.id, "other", { name: "x" })).toBe(false);
  await operators.removePasskey(operator.id, "abc");
  await operators.setRecoveryCodes(operator.id, ["one", "two"]);
  const used = await Promise.all([1, 2, 3].map(() => operators.useRecoveryCode(operator.id, "one")));
  expect(used.filter(Boolean)).toHaveLength(1);
  for (let n = 0; n < 22; n++) await operators.addBrowser(operator.id, `browser ${n}`);
  const found = await operators.byId(operator.id);
  expect(found).toMatchObject({
    passkeys: [{ ...passkey, id: "def", counter: 7, lastUsedAt: new Date(1) }],
    recoveryCodes: ["two"],
    revision: operator.revision + 1,
  });
  expect(found?.browsers).toEqual(Array.from({ length: 20 }, (_, n) => `browser ${n + 2}`));
  expect(await rules.read()).toEqual({ passkeyRequired: false });
  await rules.save({ passkeyRequired: true });
  expect(await rules.read()).toEqual({ passkeyRequired: true });
});

test("a one-time value is given to one of many concurrent callers", async () => {
  await deps.once.save("ticket", "value", 10_000);
  const taken = await Promise.all([1, 2, 3, 4].map(() => deps.once.take("ticket")));
  expect(taken.filter((value) => value === "value")).toHaveLength(1);
});

test("a confirmation does not extend the session", async () => {
  const { operator, password } = await somebody();
  const { token } = await signIn(deps, { email: operator.email, password, address: somewhere() });
  const session = await deps.sessions.find(hashOfToken(token));
  if (!session) throw new Error("no session");
  await redis.redis.pexpire(`session:${hashOfToken(token)}`, 60_000);
  await deps.sessions.confirm(hashOfToken(token), session, 5);
  expect(await deps.sessions.find(hashOfToken(token))).toMatchObject({ confirmedAt: 5 });
  expect(await deps.sessions.leftMs(hashOfToken(token))).toBeLessThanOrEqual(60_000);
  await deps.sessions.end(hashOfToken(token));
  await deps.sessions.confirm(hashOfToken(token), session, 6);
  expect(await deps.sessions.find(hashOfToken(token))).toBeUndefined();
});
