import request from "supertest";
import { adminRoutes } from "../../src/admin-routes.ts";
import { adminApi } from "../../src/endpoints/admin/admin-api.ts";
import type { AdminDeps } from "../../src/endpoints/admin/admin-route.ts";
import { ADA, memoryOperators, PASSWORD } from "./memory-operators.ts";
import { readiness } from "./stub-services.ts";
import { testGateway } from "./test-gateway.ts";

export type Method = "get" | "post" | "put" | "delete";
export type TestAdmin = Awaited<ReturnType<typeof testAdmin>>;

/** The gateway with its admin area over these services; `as` makes calls with a token, `signedIn` those of Ada. */
export async function testAdmin(
  bus: AdminDeps["bus"],
  deps: Partial<Pick<AdminDeps, "readiness">> = {},
  timing: { everyMs?: number } = {},
) {
  const operators = memoryOperators();
  const routes = adminRoutes({ ...operators, bus, readiness, ...deps }, timing);
  const { app, logged } = await testGateway({ adminApi: adminApi(operators, routes) });
  const call = (method: Method, path: string) => request(app)[method](`/api/admin${path}`).set("Accept-Language", "en");
  const as = (token: string) => (method: Method, path: string) =>
    call(method, path).set("Authorization", `Bearer ${token}`);
  const signIn = async (email = ADA.email): Promise<string> => {
    const { body } = await call("post", "/auth/login").send({ email, password: PASSWORD }).expect(200);
    return (body as { token: string }).token;
  };
  return { app, logged, operators, call, as, signIn, signedIn: async (email?: string) => as(await signIn(email)) };
}
