import { WAIT_LIMIT_MS } from "@hundeblick/kit/testing";
import { expect, type Page, test } from "@playwright/test";

type Env = Readonly<Record<string, string | undefined>>;
type Operator = { email: string; password: string };

/** The first operator, from the system's environment (system.env). */
function operatorOf(env: Env): Operator {
  const { ADMIN_EMAIL: email, ADMIN_PASSWORD: password } = env;
  if (!email || !password) throw new Error("the system's environment names no operator");
  return { email, password };
}

/** The environment of that system. */
export const systemEnv = (): Env => JSON.parse(process.env["SYSTEM_ENV"] ?? "{}") as Env;

/** The operator of the browser tests; parallel tests have another one, because concurrent sign-ins are delayed. */
export const operator = (): Operator => {
  const visits = process.env["VISITS_OPERATOR"];
  return visits !== undefined && test.info().project.name === "visits"
    ? (JSON.parse(visits) as Operator)
    : operatorOf(systemEnv());
};

/** Adds an operator with a password of its own. */
export async function addOperator(url: string, env: Env, email: string): Promise<Operator> {
  const { call } = await operatorApi(url, env);
  await call("POST", "/auth/confirm", { password: operatorOf(env).password });
  const added = await call("POST", "/operators", { email });
  if (!added.ok) throw new Error(`no operator was added: ${added.status} ${await added.text()}`);
  return (await added.json()) as Operator;
}

/** Signs in and opens the dashboard, or `path`. */
export async function signInAsOperator(page: Page, path = "/admin"): Promise<void> {
  const { email, password } = operator();
  await page.goto("/admin");
  await page.getByLabel("E-mail").fill(email);
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.getByRole("button", { name: "Sign in" }).click();
  await expect(page.getByRole("button", { name: "Log out" })).toBeVisible();
  if (path !== "/admin") await page.goto(path);
}

/** Opens a page of the dashboard by its link. */
export const openTab = (page: Page, name: string): Promise<void> =>
  page.getByRole("navigation", { name: "Dashboard" }).getByRole("link", { name }).click();

/** Switches the colour scheme by the button in the header. */
export async function switchScheme(page: Page): Promise<void> {
  const before = await page.evaluate(() => document.documentElement.dataset["theme"] ?? "");
  await page.getByRole("button", { name: "Light or dark" }).press("Enter");
  await expect.poll(() => page.evaluate(() => document.documentElement.dataset["theme"])).not.toBe(before);
}

type Call = (method: string, path: string, body?: unknown) => Promise<Response>;

/** A client of the admin API with its token. Paths begin after `/api/admin`. */
export async function operatorApi(url: string, env: Env): Promise<{ call: Call; token: string }> {
  const call = (method: string, path: string, body?: unknown, token = ""): Promise<Response> =>
    fetch(`${url}/api/admin${path}`, {
      method,
      signal: AbortSignal.timeout(WAIT_LIMIT_MS),
      headers: { authorization: `Bearer ${token}`, "content-type": "application/json" },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
  const answer = await call("POST", "/auth/login", operatorOf(env));
  if (!answer.ok) throw new Error(`the operator was not let in: ${answer.status} ${await answer.text()}`);
  const { token } = (await answer.json()) as { token: string };
  return { call: (method, path, body) => call(method, path, body, token), token };
}
