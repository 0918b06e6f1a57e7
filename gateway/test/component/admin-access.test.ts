import { beforeEach, describe, expect, test } from "vitest";
import { newId } from "@hundeblick/proto/ids";
import { ownRoutes } from "../../src/endpoints/admin/admin-api.ts";
import { adminRoutes } from "../../src/admin-routes.ts";
import { ADA, memoryOperators, type MemoryOperators } from "../support/memory-operators.ts";
import { stubServices, PRODUCT, readiness } from "../support/stub-services.ts";
import { type Method, testAdmin, type TestAdmin } from "../support/test-admin.ts";

type Call = readonly [method: Method, path: string];

/** Every call of the specification, with values for path, body and query. */
const SPECIFIED = (
  [
    ["get", "/products?country=de"],
    ["get", `/products/${PRODUCT.id}`],
    ["get", `/products/${PRODUCT.id}?market=de`],
    ["post", "/products", { internalId: "HB-9", baseName: "Neu" }],
    ["put", `/products/${PRODUCT.id}`, { priority: 2 }],
    ["put", `/products/${PRODUCT.id}/markets/de`, { price: 9.5 }],
    ["delete", `/products/${PRODUCT.id}`],
    ["get", "/stats"],
    ["delete", "/clicks/c1"],
    ["post", `/products/${PRODUCT.id}/scrape`, { market: "de" }],
    ["post", "/discover/search", { query: "lachsöl", market: "de" }],
    ["post", "/discover/import", { asin: "B000000001", market: "de", initialData: { title: "Lachsöl" } }],
    ["post", "/discover/update-all", { market: "de" }],
    ["get", "/export?markets=de,us"],
    [
      "post",
      "/import",
      {
        data: { schema: "hundeblick-products", version: 1, markets: ["de"], products: [{ internalId: "HB-1" }] },
        mode: "merge",
      },
    ],
    ["get", "/analytics?range=24h"],
    ["post", "/sessions/bulk-delete", { deleteByIp: "193.99.144.80" }],
    ["get", "/emails"],
    ["post", "/emails/delete", { emails: ["ada@example.org"] }],
  ] satisfies [...Call, body?: object][]
).map(([method, path, body]) => [method, path, body] as const);

let admin: TestAdmin;
let operators: MemoryOperators;
beforeEach(async () => {
  admin = await testAdmin(stubServices());
  ({ operators } = admin);
});

const send = ([method, path]: readonly [Method, string, ...unknown[]], token?: string) =>
  (token === undefined ? admin.call : admin.as(token))(method, path);

/** Generated from the routes, so that new calls are included. */
const ALL: Call[] = [
  ...ownRoutes(memoryOperators()),
  ...adminRoutes({ ...memoryOperators(), bus: stubServices(), readiness }),
]
  .map(({ method, path }): Call => [method, path.replaceAll(/:\w+/g, (part) => (part === ":market" ? "de" : newId()))])
  .concat([["get", "/nothing"]]);

describe.each(ALL)("%s %s", (method, path) => {
  const over = { code: "session_expired", error: "Session expired" };

  test("rejects a missing token", async () => {
    expect((await send([method, path]).expect(401)).body).toMatchObject({
      code: "not_authenticated",
      error: "Not authenticated",
    });
  });
  test("rejects an invented token", async () => {
    for (const token of ["x", "A".repeat(43)])
      expect((await send([method, path], token).expect(401)).body).toMatchObject(over);
  });
  test("rejects a token after signing out, disabling and a new password", async () => {
    const signedOut = await admin.signIn();
    await send(["post", "/auth/logout"], signedOut).expect(200);
    expect((await send([method, path], signedOut).expect(401)).body).toMatchObject(over);
    const token = await admin.signIn();
    for (const change of [{ isDisabled: true }, { revision: 2 }]) {
      operators.known[0] = { ...ADA, ...change };
      expect((await send([method, path], token).expect(401)).body).toMatchObject(over);
    }
  });
  test("accepts an operator", async () => {
    expect((await send([method, path], await admin.signIn())).status).not.toBe(401);
  });
});

describe("for an operator", () => {
  test.each(SPECIFIED)("%s %s works", async (method, path, body) => {
    const answer = await send([method, path], await admin.signIn()).send(body);
    expect([200, 201]).toContain(answer.status);
  });

  test.each(SPECIFIED.filter(([method, path]) => method !== "get" && !path.startsWith("/discover/search")))(
    "%s %s is in the audit log",
    async (method, path, body) => {
      await send([method, path], await admin.signIn()).send(body);
      expect(operators.recorded.at(-1)).toMatchObject({ operatorId: ADA.id, outcome: "done" });
      expect(operators.recorded.at(-1)?.action).not.toBe("sign-in");
    },
  );

  test("a call that does not exist is not found", async () => {
    await send(["get", "/nothing"], await admin.signIn()).expect(404);
  });
});
