import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { allRoutes, filled, startTestGateway, type StartedGateway, type RouteName } from "../support/all-routes.ts";
import { VALID_BODIES } from "../support/valid-bodies.ts";

/** Replaces one field of a valid body at a time by a query operator, to find fields without validation. */
const OPERATOR = { $ne: null };
/** Reads multipart, see hostile-input. */
const OTHER = ["post /api/analyze"];
const REFUSED = [400, 422];

let gateway: StartedGateway;
// a valid body may end the session
beforeEach(async () => {
  gateway = await startTestGateway();
});
afterEach(() => gateway.close());

const ROUTES = allRoutes()
  .filter(({ method }) => method !== "get")
  .map((route): [string, RouteName] => [`${route.method} ${route.path}`, route])
  .filter(([name]) => !OTHER.includes(name));

test("every call with changes has a valid body here", () => {
  expect(ROUTES.map(([name]) => name).toSorted()).toEqual(Object.keys(VALID_BODIES).toSorted());
});

const send = async ({ method, path, area }: RouteName, body: unknown): Promise<number> => {
  const answer = await fetch(`${gateway.url}${filled(path)}`, {
    method: method.toUpperCase(),
    body: JSON.stringify(body),
    headers: {
      "content-type": "application/json",
      ...(area === "admin" && !path.includes("/auth/login") ? { authorization: `Bearer ${gateway.token}` } : {}),
    },
  });
  await answer.arrayBuffer();
  return answer.status;
};

type Path = readonly (string | number)[];
/** Paths of all values in a body. */
const placesIn = (value: unknown, path: Path = []): Path[] =>
  typeof value !== "object" || value === null
    ? [path]
    : [
        ...(path.length > 0 ? [path] : []),
        ...Object.entries(value).flatMap(([key, inner]) =>
          placesIn(inner, [...path, Array.isArray(value) ? Number(key) : key]),
        ),
      ];

function replaced(value: unknown, [key, ...rest]: Path): unknown {
  if (key === undefined) return OPERATOR;
  return Array.isArray(value)
    ? value.map((inner: unknown, n) => (n === key ? replaced(inner, rest) : inner))
    : { ...(value as object), [key]: replaced((value as Record<string, unknown>)[key], rest) };
}

describe.each(ROUTES.filter(([name]) => VALID_BODIES[name] != null))("%s", (name, route) => {
  test("accepts its valid body, and rejects a query operator in any field", async () => {
    const body = VALID_BODIES[name];
    const places = placesIn(body);
    const statuses = await Promise.all(
      places.map(async (place) => [place.join("."), await send(route, replaced(body, place))] as const),
    );
    expect(statuses.filter(([, status]) => !REFUSED.includes(status))).toEqual([]);
    expect(gateway.reached).toEqual([]);
    expect(REFUSED).not.toContain(await send(route, body));
  });
});
