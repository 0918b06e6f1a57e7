import { gzipSync } from "node:zlib";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { allRoutes, filled, startTestGateway, type StartedGateway, type RouteName } from "../support/all-routes.ts";
import { jpeg, WAIT_LIMIT_MS } from "@hundeblick/kit/testing";

/** NoSQL operators and prototype pollution, sent to every route. */
const OPERATORS = [
  { $ne: null },
  { $gt: "" },
  { $where: "sleep(1000)" },
  { $regex: ".*" },
  { $expr: { $function: { body: "return true", args: [], lang: "js" } } },
];
const POLLUTION = [
  '{"__proto__":{"polluted":true}}',
  '{"constructor":{"prototype":{"polluted":true}}}',
  '{"prototype":{"polluted":true}}',
];
/** Every field of our bodies, and some of databases. */
const FIELDS = [
  "email",
  "password",
  "current",
  "reportId",
  "analysisId",
  "newsletter",
  "language",
  "name",
  "subject",
  "message",
  "website",
  "sessionId",
  "event",
  "productAsin",
  "market",
  "internalId",
  "baseName",
  "version",
  "changes",
  "price",
  "query",
  "asin",
  "initialData",
  "data",
  "mode",
  "dryRun",
  "deleteByIp",
  "emails",
  "filter",
  "to",
  "claims",
  "lines",
  "categories",
  "jobId",
  "_id",
  "id",
  "page",
  "stack",
];
const QUERIES = [
  "?a[$gt]=1&market[$ne]=de&token[$ne]=x&country[$ne]=x&search[$regex]=.*&limit[$gt]=0",
  "?__proto__[polluted]=1&constructor[prototype][polluted]=1",
  "?__proto__=1&constructor=1&toString=1",
  `?search=${encodeURIComponent('{"$ne":null}')}&country=de&market=de&markets=de&range=24h&token=${encodeURIComponent('{"$ne":1}')}`,
  "?search=a&search=b&country=de&country=pl&offset=1e99&limit=-1",
];
const PARTS = [
  '{"$ne":null}',
  "__proto__",
  "constructor",
  "toString",
  "..",
  "%00",
  "a'||'1'=='1",
  "[object Object]",
  "$where",
];

const bodiesOf = (): string[] => [
  ...OPERATORS.map((operator) => JSON.stringify(Object.fromEntries(FIELDS.map((field) => [field, operator])))),
  ...OPERATORS.map((operator) => JSON.stringify(operator)),
  ...POLLUTION,
  ...POLLUTION.map((text) => `{${FIELDS.map((field) => `"${field}":${text}`).join(",")}}`),
  `{"${FIELDS.join('":[],"')}":[]}`,
  "[]",
  "null",
  '"text"',
  "{",
  "[".repeat(5_000),
  `${"[".repeat(5_000)}${"]".repeat(5_000)}`,
  `{"a":${'{"a":'.repeat(2_000)}1${"}".repeat(2_000)}}`,
];

/** Field names anywhere in a request to a service. */
function namesIn(value: unknown): string[] {
  if (typeof value !== "object" || value === null) return [];
  return [...Object.keys(value), ...Object.values(value).flatMap(namesIn)];
}

let gateway: StartedGateway;
beforeAll(async () => {
  gateway = await startTestGateway();
});
afterAll(() => gateway.close());
beforeEach(() => {
  gateway.reached.length = 0;
});

const send = async ({ method, area }: RouteName, path: string, body?: string): Promise<number> => {
  const answer = await fetch(`${gateway.url}${path}`, {
    method: method.toUpperCase(),
    headers: {
      ...(area === "admin" ? { authorization: `Bearer ${gateway.token}` } : {}),
      ...(body === undefined ? {} : { "content-type": "application/json" }),
    },
    ...(body === undefined ? {} : { body }),
    redirect: "manual",
    signal: AbortSignal.timeout(WAIT_LIMIT_MS),
  });
  await answer.arrayBuffer();
  return answer.status;
};

/** No crash, no pollution, and no foreign field in a request to a service. */
function expectUnharmed(statuses: readonly number[]): void {
  expect(statuses.filter((status) => status >= 500)).toEqual([]);
  expect(({} as { polluted?: unknown }).polluted).toBeUndefined();
  expect(Object.hasOwn(Object.prototype, "polluted")).toBe(false);
  expect(
    gateway.reached
      .flatMap(({ request }) => namesIn(request))
      .filter((name) => name.startsWith("$") || ["__proto__", "constructor", "prototype", "polluted"].includes(name)),
  ).toEqual([]);
}

const ROUTES = allRoutes()
  .map((route): [string, RouteName] => [`${route.method} ${route.path}`, route])
  // signing out would end the session for the other calls
  .filter(([name]) => name !== "post /api/admin/auth/logout");

describe.each(ROUTES)("%s", (_name, route) => {
  test("rejects operators and prototypes in a body", async () => {
    if (["get", "delete"].includes(route.method))
      expectUnharmed(
        await Promise.all(
          POLLUTION.map((body) =>
            route.method === "get" ? send(route, filled(route.path)) : send(route, filled(route.path), body),
          ),
        ),
      );
    else expectUnharmed(await Promise.all(bodiesOf().map((body) => send(route, filled(route.path), body))));
  });

  test("rejects a compressed body", async () => {
    if (route.method === "get") return;
    for (const encoding of ["gzip", "br", "deflate", "GZIP, identity"]) {
      const answer = await fetch(`${gateway.url}${filled(route.path)}`, {
        method: route.method.toUpperCase(),
        headers: {
          authorization: `Bearer ${gateway.token}`,
          "content-type": route.path === "/api/analyze" ? "multipart/form-data; boundary=b" : "application/json",
          "content-encoding": encoding,
        },
        body: gzipSync("{}"),
      });
      await answer.arrayBuffer();
      expect([answer.status, answer.headers.get("accept-encoding")]).toEqual([415, "identity"]);
    }
    expect(gateway.reached).toEqual([]);
  });

  test("ignores them in query and path", async () => {
    expectUnharmed(
      await Promise.all([
        ...QUERIES.map((query) =>
          send(route, `${filled(route.path)}${query}`, route.method === "get" ? undefined : "{}"),
        ),
        ...(route.path.includes(":") ? PARTS : []).map((part) =>
          send(route, filled(route.path, part), route.method === "get" ? undefined : "{}"),
        ),
      ]),
    );
  });
});

test.each([
  ...POLLUTION.map((text) => ["context", text, 400]),
  ...OPERATORS.map((operator) => ["context", JSON.stringify({ name: operator, goals: operator }), 400]),
  ["country", '{"$ne":1}', 400],
  // unknown fields are ignored; the stub services know no analysis
  ["__proto__", '{"polluted":true}', 404],
  ["constructor", '{"polluted":true}', 404],
] as [string, string, number][])(
  "the field %s beside a photo takes no operator and no prototype: %s",
  async (field, value, status) => {
    const form = new FormData();
    form.append(field, value);
    form.append("file", new Blob([new Uint8Array(jpeg())], { type: "image/jpeg" }), "__proto__");
    const answer = await fetch(`${gateway.url}/api/analyze`, { method: "POST", body: form });
    await answer.arrayBuffer();
    expect(answer.status).toBe(status);
    expectUnharmed([answer.status]);
  },
);
