import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { newId } from "@hundeblick/proto/ids";
import { ADA } from "../support/memory-operators.ts";
import { allRoutes, filled, startTestGateway, type StartedGateway } from "../support/all-routes.ts";

/**
 * Access of every route. `anyone`: nothing private. `link`: whoever has the 128 random bits of id or token, and nobody
 * else. `operator`: a valid session. A new route fails here until it is added.
 */
const TABLE: Record<string, "anyone" | "link"> = {
  "get /healthz": "anyone",
  "get /readyz": "anyone",
  "post /api/analyze": "anyone",
  "get /api/analysis-status/:id": "link",
  "get /api/analysis-status/:id/events": "link",
  "post /api/report/unlock": "link",
  "get /api/report/:id": "link",
  "get /api/report/:id/photo": "link",
  "delete /api/report/:id": "link",
  "get /api/report/:id/answers": "link",
  "post /api/report/:id/answers": "link",
  "get /api/report/:id/sheet": "link",
  "post /api/report/:id/follow-up": "link",
  "get /api/follow-up": "anyone",
  "post /api/follow-up": "link",
  "get /api/check/concerns": "anyone",
  "post /api/check/assess": "anyone",
  "get /api/check/poison-lines": "anyone",
  "post /api/check/emergency": "anyone",
  "post /api/check/read": "anyone",
  "post /api/track/event": "anyone",
  "post /api/track/click": "anyone",
  "post /api/track/check": "anyone",
  "post /api/contact": "anyone",
  "get /api/newsletter/confirm": "anyone",
  "post /api/newsletter/confirm": "link",
  "get /api/newsletter/unsubscribe": "anyone",
  "post /api/newsletter/unsubscribe": "link",
  "post /api/client-errors": "anyone",
  "get /api/claims": "anyone",
  "get /demo-shop/:market/:asin": "anyone",
  "get /api/openapi.json": "anyone",
  "get /api/docs": "anyone",
  "get /api/docs/:file": "anyone",
  "post /api/admin/auth/login": "anyone",
  "get /api/admin/auth/session": "anyone",
  "post /api/admin/auth/login/passkey": "anyone",
  "post /api/admin/auth/login/finish": "anyone",
};

let gateway: StartedGateway;
beforeAll(async () => {
  gateway = await startTestGateway();
});
afterAll(() => gateway.close());

const ROUTES = allRoutes();
const nameOf = ({ method, path }: { method: string; path: string }): string => `${method} ${path}`;

test("the table has exactly the public routes", () => {
  expect(
    ROUTES.filter(({ area, path }) => area === "public" || /^\/api\/admin\/auth\/(login|session)/.test(path))
      .map(nameOf)
      .toSorted(),
  ).toEqual(Object.keys(TABLE).toSorted());
});

/** Credentials of each kind of caller. */
const CALLERS: Record<string, () => Record<string, string>> = {
  nobody: () => ({}),
  "another visitor": () => ({ "x-visit": newId(), cookie: `report=${newId()}` }),
  "an operator": () => ({ authorization: `Bearer ${gateway.token}` }),
  "somebody with an invented token": () => ({ authorization: `Bearer ${"A".repeat(43)}` }),
};

const ask = async (method: string, path: string, headers: Record<string, string>): Promise<number> => {
  const body = path.endsWith("/unlock")
    ? { email: "anna@example.org", reportId: newId() }
    : path.endsWith("/answers")
      ? { version: 1, answers: {}, language: "de" }
      : /report\/.+\/follow-up$/.test(path)
        ? { email: "anna@example.org", consent: true }
        : {};
  const query = /newsletter|^\/api\/follow-up/.test(path) ? `?token=${newId()}&answer=same` : "";
  const answer = await fetch(`${gateway.url}${path}${query}`, {
    method: method.toUpperCase(),
    headers: { ...headers, ...(method === "get" ? {} : { "content-type": "application/json" }) },
    ...(method === "get" ? {} : { body: JSON.stringify(body) }),
  });
  await answer.arrayBuffer();
  return answer.status;
};

describe.each(
  ROUTES.filter((route) => TABLE[nameOf(route)] === "link").map((route): [string, typeof route] => [
    nameOf(route),
    route,
  ]),
)("%s", (_name, { method, path }) => {
  test.each(Object.keys(CALLERS))("%s without the link finds nothing", async (caller) => {
    expect(await ask(method, filled(path), CALLERS[caller]?.() ?? {})).toBe(404);
    if (path.includes(":id"))
      for (const guess of ["1", "0000000000000000000000", "..", "*"])
        expect(await ask(method, filled(path, guess), CALLERS[caller]?.() ?? {})).toBe(404);
  });
});

describe.each(
  ROUTES.filter((route) => !(nameOf(route) in TABLE)).map((route): [string, typeof route] => [nameOf(route), route]),
)("%s", (_name, { method, path }) => {
  test.each(Object.keys(CALLERS).filter((caller) => caller !== "an operator"))(
    "%s is kept out before anything is asked",
    async (caller) => {
      gateway.reached.length = 0;
      expect(await ask(method, filled(path), CALLERS[caller]?.() ?? {})).toBe(401);
      expect(gateway.reached).toEqual([]);
    },
  );
});

test("a session opens all operators' routes, until the operator is disabled", async () => {
  const routes = ROUTES.filter((route) => !(nameOf(route) in TABLE) && !route.path.endsWith("/logout"));
  const operator = CALLERS["an operator"]?.() ?? {};
  for (const { method, path } of routes) expect([401, 403]).not.toContain(await ask(method, filled(path), operator));
  gateway.operators.known[0] = { ...ADA, isDisabled: true };
  for (const { method, path } of routes) expect(await ask(method, filled(path), operator)).toBe(401);
});
