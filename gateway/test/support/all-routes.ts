import { AppError } from "@hundeblick/kit/errors";
import { newId } from "@hundeblick/proto/ids";
import { adminApi, ownRoutes } from "../../src/endpoints/admin/admin-api.ts";
import { adminRoutes } from "../../src/admin-routes.ts";
import { openSignInRoutes } from "../../src/endpoints/admin/sign-in.route.ts";
import { serveHttp } from "../../src/http/serve.ts";
import { publicRoutes, type RouteDeps } from "../../src/routes.ts";
import { readiness } from "./stub-services.ts";
import { ADA, memoryOperators, type MemoryOperators, PASSWORD } from "./memory-operators.ts";
import { testGateway, type TestGateway } from "./test-gateway.ts";

export type Area = "public" | "admin";
export type RouteName = { area: Area; method: string; path: string };

/** Every route, read from the routers, so that new ones are included. */
export function allRoutes(): RouteName[] {
  const nothing = {} as RouteDeps;
  const operators = memoryOperators();
  const named = (area: Area, prefix: string, routes: readonly { method: string; path: string }[]): RouteName[] =>
    routes.map(({ method, path }) => ({ area, method, path: `${prefix}${path}` }));
  return [
    ...named("public", "", publicRoutes(nothing)),
    ...named("admin", "/api/admin", [
      ...openSignInRoutes(operators),
      ...ownRoutes(operators),
      ...adminRoutes({
        bus: {
          call: async () => {
            throw new AppError("not_found");
          },
        },
        audit: operators.audit,
        readiness,
      }),
    ]),
  ];
}

/** A path with values for its parameters. */
export const filled = (path: string, part: string = newId()): string =>
  path.replaceAll(/:\w+/g, (name) => (name === ":market" && part.length === 22 ? "de" : encodeURIComponent(part)));

export type StartedGateway = TestGateway & {
  operators: MemoryOperators;
  url: string;
  token: string;
  /** Requests to services. */
  reached: { subject: string; request: unknown }[];
  close(): Promise<void>;
};

/** A gateway on a real port with a signed-in operator, and stub services that record requests and know nothing. */
export async function startTestGateway(): Promise<StartedGateway> {
  const operators = memoryOperators();
  const reached: StartedGateway["reached"] = [];
  const call: RouteDeps["bus"]["call"] = async (definition, request) => {
    const read = definition.request.safeParse(request);
    if (!read.success) throw new AppError("invalid_request", { cause: read.error });
    reached.push({ subject: definition.subject, request: read.data });
    throw new AppError("not_found");
  };
  const gateway = await testGateway({
    adminApi: adminApi(operators, adminRoutes({ bus: { call }, audit: operators.audit, readiness })),
  });
  gateway.bus.call = call;
  const http = await serveHttp(gateway.app, { host: "127.0.0.1", port: 0, beforeClose: () => gateway.watch.close() });
  const url = `http://127.0.0.1:${http.port}`;
  const answer = await fetch(`${url}/api/admin/auth/login`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ email: ADA.email, password: PASSWORD }),
  });
  const { token } = (await answer.json()) as { token: string };
  return { ...gateway, operators, url, token, reached, close: () => http.close() };
}
