import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from "vitest";
import { testMongo } from "@hundeblick/kit/testing";
import { pageGetter } from "../../src/adapters/http/get-page.ts";
import { createHostLimits } from "../../src/domain/host-limits.ts";
import { isPrivate } from "../../src/adapters/http/public-address.ts";
import { hostModel, mongoHosts } from "../../src/adapters/mongo/host.repository.ts";
import { demoMarket, pageMarketplace } from "../../src/adapters/page-marketplace.ts";
import { localShop } from "../support/local-shop.ts";
import { forbiddenUrls } from "../support/forbidden-urls.ts";

let mongo: Awaited<ReturnType<typeof testMongo>>;
let origin: string;
let asked: string[];
let answer: (request: IncomingMessage, response: ServerResponse) => void;
let robots: (response: ServerResponse) => void;
const server = createServer((request, response) => {
  asked.push(request.url ?? "");
  if (request.url === "/robots.txt") robots(response);
  else answer(request, response);
});
beforeAll(async () => {
  mongo = await testMongo();
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
beforeEach(() => {
  asked = [];
  robots = (response) => response.end("User-agent: *\nDisallow: /secret\n");
});
afterEach(async () => {
  await hostModel(mongo.connection).deleteMany({});
});
afterAll(async () => {
  server.closeAllConnections();
  server.close();
  await mongo?.close();
});

const clock = { now: new Date("2026-11-21T10:00:00Z") };
const later = (ms: number): void => {
  clock.now = new Date(clock.now.getTime() + ms);
};
const buildHostLimits = (dailyBudget = 100, limits: { maxBytes?: number; limitMs?: number } = {}) =>
  createHostLimits({
    get: pageGetter({ hosts: [], own: origin, ...limits }),
    hosts: mongoHosts(hostModel(mongo.connection)),
    dailyBudget: async () => dailyBudget,
    pauseMs: [0, 1],
    now: () => clock.now,
  });
const page = (status: number, body = "", headers: Record<string, string> = {}) => {
  answer = (_request, response) => {
    response.writeHead(status, headers).end(body);
  };
};
const ask = (hosts: ReturnType<typeof buildHostLimits>, path = "/x") => hosts.ask(new URL(path, origin));

test("one request at a time for a host, however many ask", async () => {
  let [now, most] = [0, 0];
  answer = (_request, response) => {
    now += 1;
    most = Math.max(most, now);
    setImmediate(() => {
      now -= 1;
      response.end("ok");
    });
  };
  const hosts = buildHostLimits();
  await Promise.all(Array.from({ length: 6 }, () => ask(hosts)));
  expect(most).toBe(1);
  expect(asked).toHaveLength(7);
});

test("records how long a page took, without the time in the queue", async () => {
  answer = (_request, response) => void setTimeout(() => response.end("ok"), 60);
  await ask(buildHostLimits());
  const [host] = await hostModel(mongo.connection).find({}).lean();
  expect(host?.lastPage).toMatchObject({ at: clock.now, tookMs: expect.any(Number) });
  expect(host?.lastPage?.tookMs).toBeGreaterThanOrEqual(59);
});

test("does not request what robots.txt disallows", async () => {
  page(200);
  expect(await ask(buildHostLimits(), "/secret/1")).toEqual({ outcome: "not_allowed", retryAt: null });
  expect(asked).toEqual(["/robots.txt"]);
});

test("the daily budget is shared by processes, and resets at the end of the day", async () => {
  page(200);
  for (const outcome of ["page", "page", "not_allowed"])
    expect(await ask(buildHostLimits(2))).toMatchObject({ outcome });
  later(24 * 3_600_000);
  expect(await ask(buildHostLimits(2))).toMatchObject({ outcome: "page" });
});

test("backs off for Retry-After, then requests again", async () => {
  page(429, "", { "retry-after": "120" });
  const hosts = buildHostLimits();
  const until = new Date(clock.now.getTime() + 120_000);
  expect(await ask(hosts)).toEqual({ outcome: "blocked", retryAt: until });
  const before = asked.length;
  expect(await ask(buildHostLimits())).toEqual({ outcome: "blocked", retryAt: until });
  expect(asked).toHaveLength(before);
  later(121_000);
  page(200);
  expect(await ask(hosts)).toMatchObject({ outcome: "page" });
});

test("403 on a page is a block, 403 on robots.txt means no restrictions", async () => {
  robots = (response) => response.writeHead(403).end();
  page(200);
  expect(await ask(buildHostLimits())).toMatchObject({ outcome: "page" });
  page(403);
  expect(await ask(buildHostLimits())).toEqual({
    outcome: "blocked",
    retryAt: new Date(clock.now.getTime() + 15 * 60_000),
  });
});

test("Retry-After may be a date, and counts up to a day", async () => {
  const until = new Date(clock.now.getTime() + 3_600_000);
  page(503, "", { "retry-after": until.toUTCString() });
  expect(await ask(buildHostLimits())).toEqual({ outcome: "blocked", retryAt: until });
  later(3_601_000);
  page(429, "", { "retry-after": "999999999" });
  expect(await ask(buildHostLimits())).toEqual({
    outcome: "blocked",
    retryAt: new Date(clock.now.getTime() + 24 * 3_600_000),
  });
});

test("backs off when robots.txt is blocked", async () => {
  robots = (response) => response.writeHead(429, { "retry-after": "60" }).end();
  page(200);
  expect(await ask(buildHostLimits())).toEqual({ outcome: "blocked", retryAt: new Date(clock.now.getTime() + 60_000) });
  expect(asked).toEqual(["/robots.txt"]);
  robots = (response) => response.writeHead(500).end();
  later(61_000);
  expect(await ask(buildHostLimits())).toEqual({ outcome: "unreachable", retryAt: null });
  robots = (response) => response.writeHead(404).end();
  expect(await ask(buildHostLimits())).toMatchObject({ outcome: "page" });
});

test("one blocked host does not block another", async () => {
  const other = await localShop();
  try {
    page(429);
    const get = async (url: URL) => pageGetter({ hosts: [], own: url.origin })(url);
    const hosts = createHostLimits({
      get,
      hosts: mongoHosts(hostModel(mongo.connection)),
      dailyBudget: async () => 100,
      pauseMs: [0, 1],
      now: () => clock.now,
    });
    expect(await ask(hosts)).toMatchObject({ outcome: "blocked" });
    expect(await hosts.ask(new URL("/x", other.origin))).toMatchObject({ outcome: "page" });
    expect(await ask(hosts)).toMatchObject({ outcome: "blocked" });
    expect(other.asked).toEqual(["/robots.txt", "/x"]);
  } finally {
    await other.close();
  }
});

test("pauses between two pages of a host, for a random time", async () => {
  const times: number[] = [];
  answer = (_request, response) => {
    times.push(performance.now());
    response.end("ok");
  };
  const hosts = createHostLimits({
    get: pageGetter({ hosts: [], own: origin }),
    hosts: mongoHosts(hostModel(mongo.connection)),
    dailyBudget: async () => 100,
    pauseMs: [60, 160],
    now: () => clock.now,
  });
  await Promise.all(Array.from({ length: 5 }, () => ask(hosts)));
  const pauses = times.slice(1).map((time, n) => time - (times[n] ?? 0));
  for (const pause of pauses) expect(pause).toBeGreaterThanOrEqual(55);
  expect(Math.max(...pauses) - Math.min(...pauses)).toBeGreaterThan(1);
});

test("a captcha blocks the host, longer each time", async () => {
  page(200, '<form action="/errors/validateCaptcha"></form>');
  const shop = pageMarketplace(demoMarket(origin), buildHostLimits());
  const first = await shop.product("B000000001", "de");
  expect(first).toEqual({ outcome: "blocked", retryAt: new Date(clock.now.getTime() + 15 * 60_000) });
  later(16 * 60_000);
  expect(await shop.product("B000000001", "de")).toEqual({
    outcome: "blocked",
    retryAt: new Date(clock.now.getTime() + 30 * 60_000),
  });
});

test("distinguishes another layout, too long and too slow pages and errors from a result", async () => {
  const look = (limits: object = {}) =>
    pageMarketplace(demoMarket(origin), buildHostLimits(100, limits)).product("B000000001", "de");
  page(200, "<h1>Something else</h1>");
  expect(await look()).toMatchObject({ outcome: "layout_changed" });
  page(200, "x".repeat(5_000));
  expect(await look({ maxBytes: 4_000 })).toMatchObject({ outcome: "unreachable" });
  answer = () => undefined;
  expect(await look({ limitMs: 100 })).toMatchObject({ outcome: "unreachable" });
  page(500);
  expect(await look()).toMatchObject({ outcome: "unreachable" });
});

test("requests only allowed hosts, never a private address, also behind a name or a redirect", async () => {
  page(200, "private");
  const resolved: string[] = [];
  const get = pageGetter({
    hosts: ["shop.example"],
    own: "http://127.0.0.1:1",
    resolve: async (host) => {
      resolved.push(host);
      return null;
    },
  });
  for (const url of forbiddenUrls(origin)) expect(await get(new URL(url))).toBeNull();
  expect(resolved).toEqual(["shop.example"]);
  page(302, "", { location: "http://169.254.169.254/latest" });
  expect(await pageGetter({ hosts: [], own: origin })(new URL(origin))).toBeNull();
  page(302, "", { location: "/again" });
  expect(await pageGetter({ hosts: [], own: origin })(new URL(origin))).toBeNull();
});

test.each([
  "127.0.0.1",
  "10.1.2.3",
  "172.31.0.1",
  "192.168.1.1",
  "169.254.169.254",
  "100.64.0.1",
  "0.0.0.0",
  "::1",
  "fe80::1",
  "fd00::1",
  "::ffff:127.0.0.1",
  "::ffff:10.0.0.1",
])("%s is a private address", (address) => expect(isPrivate(address)).toBe(true));
test.each(["8.8.8.8", "193.99.144.80", "2a00:1450::1"])("%s is public", (address) =>
  expect(isPrivate(address)).toBe(false),
);
