import { beforeEach, expect, test } from "vitest";
import { newId } from "@hundeblick/proto/ids";
import request from "supertest";
import { adminApi } from "../../src/endpoints/admin/admin-api.ts";
import { disableOperator } from "../../src/domain/operators/manage-operators.ts";
import { ADA, memoryOperators, type MemoryOperators, PASSWORD } from "../support/memory-operators.ts";
import { testGateway, type TestGateway } from "../support/test-gateway.ts";

const BOB = { ...ADA, id: newId(), email: "bob@example.org" };
let operators: MemoryOperators;
let gateway: TestGateway;
beforeEach(async () => {
  operators = memoryOperators();
  operators.known.push({ ...BOB });
  gateway = await testGateway({ adminApi: adminApi(operators, []) });
});

const login = (email: string, password = PASSWORD) =>
  request(gateway.app).post("/api/admin/auth/login").send({ email, password });
const tokenOf = async (email: string): Promise<string> =>
  ((await login(email).expect(200)).body as { token: string }).token;
const call = (token: string, method: "get" | "post", path: string) => {
  const client = request(gateway.app);
  return client[method](`/api/admin${path}`).set("Authorization", `Bearer ${token}`).set("Accept-Language", "en");
};

test("the list contains no password hashes", async () => {
  const { body, text } = await call(await tokenOf(ADA.email), "get", "/operators").expect(200);
  expect(body).toEqual({
    operators: [
      { id: ADA.id, email: ADA.email, isDisabled: false, isYou: true, passkeys: 0, lastSignIn: expect.any(String) },
      { id: BOB.id, email: BOB.email, isDisabled: false, isYou: false, passkeys: 0, lastSignIn: null },
    ],
  });
  // with the quote, because ids are random letters
  expect(text).not.toMatch(/hash"/i);
});

test("a new operator gets a password once and signs in with it", async () => {
  const { body } = await call(await tokenOf(ADA.email), "post", "/operators")
    .send({ email: "Cara@Example.org" })
    .expect(201);
  const { email, password } = body as { email: string; password: string };
  expect(email).toBe("cara@example.org");
  expect(password.length).toBeGreaterThanOrEqual(20);
  await login(email, password).expect(200);
  expect(JSON.stringify([operators.recorded, gateway.logged])).not.toContain(password);
});

test.each([
  ["an address that has one", BOB.email, 409],
  ["no address", "nobody", 400],
])("%s makes no operator", async (_name, email, status) => {
  await call(await tokenOf(ADA.email), "post", "/operators")
    .send({ email })
    .expect(status)
    .expect(({ body }) => expect(body).toMatchObject({ details: { field: "email" } }));
  expect(operators.known).toHaveLength(2);
});

test("disabling ends sessions at once, and enabling does not restore them", async () => {
  const [ada, bob] = [await tokenOf(ADA.email), await tokenOf(BOB.email)];
  await call(ada, "post", `/operators/${BOB.id}/disable`).expect(200);
  await call(bob, "get", "/operators").expect(401);
  await login(BOB.email).expect(401);
  await call(ada, "post", `/operators/${BOB.id}/enable`).expect(200);
  await call(bob, "get", "/operators").expect(401);
});

test("rejects disabling oneself or an unknown operator", async () => {
  const ada = await tokenOf(ADA.email);
  await call(ada, "post", `/operators/${ADA.id}/disable`)
    .expect(403)
    .expect(({ body }) =>
      expect(body).toMatchObject({ error: "You may not do this.", details: { reason: "oneself" } }),
    );
  await call(ada, "post", `/operators/${newId()}/disable`).expect(404);
  expect(operators.recorded.at(-1)).toMatchObject({ action: "operator.disable", outcome: "not_found" });
});

test("two who disable each other concurrently do not lock everybody out", async () => {
  const results = await Promise.allSettled([
    disableOperator(operators, ADA, BOB.id),
    disableOperator(operators, BOB, ADA.id),
  ]);
  expect(results.some(({ status }) => status === "rejected")).toBe(true);
  expect(operators.known.some(({ isDisabled }) => !isDisabled)).toBe(true);
});

test("a new password ends all sessions but this one", async () => {
  const [here, elsewhere] = [await tokenOf(ADA.email), await tokenOf(ADA.email)];
  const { body } = await call(here, "post", "/operators/me/password")
    .send({ current: PASSWORD, password: "another long one" })
    .expect(200);
  await call(elsewhere, "get", "/operators").expect(401);
  await call(here, "get", "/operators").expect(401);
  await call((body as { token: string }).token, "get", "/operators").expect(200);
  await login(ADA.email).expect(401);
  await login(ADA.email, "another long one").expect(200);
  expect(JSON.stringify([operators.recorded, gateway.logged])).not.toContain("another long one");
});

test.each([
  ["the wrong old password", { current: "not it", password: "another long one" }, "current"],
  ["a short new one", { current: PASSWORD, password: "short" }, "password"],
])("%s changes nothing, and nobody is signed out", async (_name, body, field) => {
  const ada = await tokenOf(ADA.email);
  await call(ada, "post", "/operators/me/password")
    .send(body)
    .expect(400)
    .expect((answer) => expect(answer.body).toMatchObject({ details: { field } }));
  await call(ada, "get", "/operators").expect(200);
});

test("the audit log lists who did what, newest first", async () => {
  const ada = await tokenOf(ADA.email);
  await call(ada, "post", `/operators/${BOB.id}/disable`).expect(200);
  const { body } = await call(ada, "get", "/audit?limit=1").expect(200);
  expect(body).toEqual({
    total: 2,
    entries: [
      {
        id: expect.any(String),
        at: expect.any(String),
        operator: ADA.email,
        action: "operator.disable",
        subject: BOB.id,
        outcome: "done",
        fields: [],
      },
    ],
  });
});
