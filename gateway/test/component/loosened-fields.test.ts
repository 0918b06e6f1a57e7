import { afterEach, beforeEach, describe, expect, test } from "@jest/globals";
import { allRoutes, filled, openDoor, type Outside, type RouteName } from "../support/all-routes.ts";
import { RIGHT_BODIES } from "../support/right-bodies.ts";

/**
 * One field at a time becomes a question to the database, beside all the others that are right: a field that takes
 * anything is found.
 */
const OPERATOR = { $ne: null };
/** Reads its own parts, see hostile-input. */
const OTHER = ["post /api/analyze"];
const REFUSED = [400, 422];

let door: Outside;
// a right body may end the session
beforeEach(async () => {
  door = await openDoor();
});
afterEach(() => door.close());

const ROUTES = allRoutes()
  .filter(({ method }) => method !== "get")
  .map((route): [string, RouteName] => [`${route.method} ${route.path}`, route])
  .filter(([name]) => !OTHER.includes(name));

test("every call that changes something has a body here", () => {
  expect(ROUTES.map(([name]) => name).toSorted()).toEqual(Object.keys(RIGHT_BODIES).toSorted());
});

const send = async ({ method, path, door: which }: RouteName, body: unknown): Promise<number> => {
  const answer = await fetch(`${door.url}${filled(path)}`, {
    method: method.toUpperCase(),
    body: JSON.stringify(body),
    headers: {
      "content-type": "application/json",
      ...(which === "admin" && !path.includes("/auth/login") ? { authorization: `Bearer ${door.token}` } : {}),
    },
  });
  await answer.arrayBuffer();
  return answer.status;
};

type Path = readonly (string | number)[];
/** Every place of a body that holds something. */
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

describe.each(ROUTES.filter(([name]) => RIGHT_BODIES[name] != null))("%s", (name, route) => {
  test("takes its body, and none in which one field asks the database", async () => {
    const body = RIGHT_BODIES[name];
    const places = placesIn(body);
    const statuses = await Promise.all(
      places.map(async (place) => [place.join("."), await send(route, replaced(body, place))] as const),
    );
    expect(statuses.filter(([, status]) => !REFUSED.includes(status))).toEqual([]);
    expect(door.reached).toEqual([]);
    expect(REFUSED).not.toContain(await send(route, body));
  });
});
