import { beforeAll, describe, expect, test } from "vitest";
import request from "supertest";
import { apiCalls, openApiDocument } from "../../src/http/openapi/document.ts";
import { allRoutes } from "../support/all-routes.ts";
import { VALID_BODIES } from "../support/valid-bodies.ts";
import { testGateway, type TestGateway } from "../support/test-gateway.ts";

const routes = allRoutes().map(({ method, path }) => `${method} ${path}`);

test("the document has exactly the routes", () => {
  expect(Object.keys(apiCalls).toSorted()).toEqual(routes.toSorted());
});

test.each(Object.keys(apiCalls))("document and route accept the valid body of %s", (name) => {
  const right = VALID_BODIES[name];
  const { body } = apiCalls[name] ?? {};
  expect(body === undefined).toBe(right === undefined || right === null);
  if (body) expect(body.safeParse(right).error?.issues ?? []).toEqual([]);
});

test("operation ids are unique, and references resolve", () => {
  const document = openApiDocument();
  const ids = [...JSON.stringify(document).matchAll(/"operationId":"([^"]+)"/g)].map(([, id]) => id);
  expect(new Set(ids).size).toBe(routes.length);
  const references = new Set([...JSON.stringify(document).matchAll(/"\$ref":"([^"]+)"/g)].map(([, to]) => to));
  expect([...references]).toEqual(["#/components/schemas/Error"]);
});

describe("the page", () => {
  let gateway: TestGateway;
  beforeAll(async () => {
    gateway = await testGateway();
  });

  test("returns the document, cacheable", async () => {
    const { body, headers } = await request(gateway.app).get("/api/openapi.json").expect(200);
    expect(body).toEqual(JSON.parse(JSON.stringify(openApiDocument())));
    expect(headers["cache-control"]).toBe("public, max-age=3600");
  });

  test("loads own files only, enforced by its policy", async () => {
    const { text, headers } = await request(gateway.app).get("/api/docs").expect(200);
    expect(headers["content-security-policy"]).toContain("default-src 'none'; script-src 'self'; style-src 'self';");
    expect([...text.matchAll(/(?:src|href)="([^"]+)"/g)].every(([, to]) => to?.startsWith("/"))).toBe(true);
    for (const [, file] of text.matchAll(/"(\/api\/docs\/[^"]+)"/g))
      await request(gateway.app)
        .get(file ?? "")
        .expect(200);
    await request(gateway.app).get("/api/docs/index.html").expect(404);
    await request(gateway.app).get("/api/docs/..%2fpackage.json").expect(404);
  });
});
