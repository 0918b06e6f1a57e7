import { beforeEach, describe, expect, test, vi } from "vitest";
import { AppError } from "@hundeblick/kit/errors";
import { newId } from "@hundeblick/proto/ids";
import type { CookieSession } from "@hundeblick/proto/http/admin/sign-in";
import request from "supertest";
import { adminApi } from "../../src/endpoints/admin/admin-api.ts";
import { ADA, memoryOperators, type MemoryOperators, PASSKEY_ORIGIN, PASSWORD } from "../support/memory-operators.ts";
import { testAuthenticator } from "../support/test-authenticator.ts";
import { testGateway, type TestGateway } from "../support/test-gateway.ts";

let operators: MemoryOperators;
let gateway: TestGateway;
beforeEach(async () => {
  operators = memoryOperators();
  operators.askAgain = true;
  gateway = await testGateway({ adminApi: adminApi(operators, []), trustProxyHops: 1 });
});

type Method = "get" | "post" | "put" | "delete";
/** A browser in the admin area, with its cookies and the CSRF token of its page. */
function browser() {
  const agent = request.agent(gateway.app);
  let csrf = "";
  const call = (method: Method, path: string, body?: object) =>
    agent[method](`/api/admin${path}`).set("X-Session", "cookie").set("X-CSRF-Token", csrf).send(body);
  const keepToken = (answer: request.Response): request.Response => {
    if (answer.status === 200) csrf = (answer.body as CookieSession).csrfToken;
    return answer;
  };
  return {
    agent,
    call,
    signIn: async (password = PASSWORD) => keepToken(await call("post", "/auth/login", { email: ADA.email, password })),
    finish: async (body: object) => keepToken(await call("post", "/auth/login/finish", body)),
  };
}
const detailsOf = (answer: request.Response) =>
  (answer.body as { details: { ticket: string; recoveryCodesLeft: number } }).details;

describe("the session of the site", () => {
  test("is an HttpOnly, SameSite cookie, without a token in the reply", async () => {
    const { signIn } = browser();
    const answer = await signIn();
    expect(answer.body).toEqual({
      email: ADA.email,
      csrfToken: expect.any(String),
      endsInSeconds: 1_800,
      needsPasskey: false,
    });
    const cookies = answer.get("Set-Cookie") ?? [];
    expect(cookies).toHaveLength(2);
    for (const cookie of cookies)
      expect(cookie).toMatch(/^admin-(session|browser)=[\w-]{43};.* Path=\/; .*HttpOnly; SameSite=Strict/);
    const token = /admin-session=([\w-]+)/.exec(cookies.join())?.[1] ?? "";
    expect(answer.text).not.toContain(token);
  });

  test("has a __Host- cookie over https only", async () => {
    const answer = await request(gateway.app)
      .post("/api/admin/auth/login")
      .set({ "X-Session": "cookie", "X-Forwarded-Proto": "https" })
      .send({ email: ADA.email, password: PASSWORD });
    for (const cookie of answer.get("Set-Cookie") ?? [])
      expect(cookie).toMatch(/^__Host-admin-(session|browser)=.*; Path=\/;.* HttpOnly; Secure; SameSite=Strict$/);
  });

  test("needs the CSRF token for changes only", async () => {
    const { agent, signIn, call } = browser();
    await signIn();
    for (const wrong of ["", "A".repeat(43)])
      await agent
        .post("/api/admin/auth/logout")
        .set("X-CSRF-Token", wrong)
        .expect(403)
        .expect(({ body }) => expect(body).toMatchObject({ code: "csrf_token_wrong" }));
    await agent.get("/api/admin/operators").expect(200);
    await call("post", "/auth/logout").expect(200);
    await agent.get("/api/admin/operators").expect(401);
  });

  test("is returned to a reloaded page, without extending it; null without one", async () => {
    const { agent, signIn } = browser();
    expect((await agent.get("/api/admin/auth/session").expect(200)).body).toEqual({ session: null });
    const { body } = await signIn();
    operators.clock.now += 60_000;
    expect((await agent.get("/api/admin/auth/session")).body).toEqual({
      session: { ...(body as CookieSession), endsInSeconds: 1_740 },
    });
    operators.clock.now += 1_800_000;
    expect((await agent.get("/api/admin/auth/session")).body).toEqual({ session: null });
  });

  test("is extended for a page in use", async () => {
    const { agent, signIn } = browser();
    await signIn();
    operators.clock.now += 1_740_000;
    const { body } = await agent.get("/api/admin/auth/session").set("X-Unattended", "0");
    expect(body).toMatchObject({ session: { endsInSeconds: 1_800 } });
  });

  test.each(["begin", "finish"] as const)("ends although the audit log fails to %s its entry", async (step) => {
    const { agent, signIn, call } = browser();
    await signIn();
    Object.assign(operators.audit, { [step]: () => Promise.reject(new Error("cannot be written")) });
    const answer = await call("post", "/auth/logout").expect(200);
    expect(answer.body).toEqual({ signedOut: true });
    expect(answer.get("Set-Cookie")?.join()).toContain("admin-session=;");
    expect(operators.kept.size).toBe(0);
    expect(operators.auditFailures).toHaveLength(1);
    await agent.get("/api/admin/operators").expect(401);
  });

  test("can be signed out of again when that failed", async () => {
    const { signIn, call } = browser();
    await signIn();
    const failing = vi.spyOn(operators.sessions, "end").mockRejectedValue(new AppError("unavailable"));
    const answer = await call("post", "/auth/logout").expect(503);
    expect(answer.get("Set-Cookie")).toBeUndefined();
    failing.mockRestore();
    await call("post", "/auth/logout").expect(200);
    expect(operators.kept.size).toBe(0);
  });

  test("of a program is a bearer token, without cookies", async () => {
    const answer = await request(gateway.app)
      .post("/api/admin/auth/login")
      .send({ email: ADA.email, password: PASSWORD })
      .expect(200);
    expect(answer.body).toEqual({ token: expect.stringMatching(/^[\w-]{43}$/), email: ADA.email });
    expect(answer.get("Set-Cookie")).toBeUndefined();
  });
});

test("recognises a known browser by its cookie, for which others' failures do not count", async () => {
  const known = browser();
  await known.signIn();
  await known.call("post", "/auth/logout");
  await known.signIn("wrong");
  expect(operators.attempts).toEqual([`${ADA.email} a known browser`]);
  await browser().signIn("wrong");
  expect(operators.attempts.at(-1)).not.toContain("known browser");
});

describe("changing operators", () => {
  test("needs a confirmation by password, for five minutes", async () => {
    const { signIn, call } = browser();
    await signIn();
    const add = (email: string) => call("post", "/operators", { email });
    await add("bea@example.org")
      .expect(403)
      .expect(({ body }) => expect(body).toMatchObject({ code: "confirmation_required" }));
    await call("post", `/operators/${newId()}/disable`).expect(403);
    await call("post", `/operators/${newId()}/enable`).expect(403);
    await call("put", "/operators/sign-in-rules", { passkeyRequired: false }).expect(403);
    await call("post", "/auth/confirm", { password: "wrong" })
      .expect(400)
      .expect(({ body }) => expect(body).toMatchObject({ details: { field: "password" } }));
    await add("bea@example.org").expect(403);
    await call("post", "/auth/confirm", { password: PASSWORD }).expect(200);
    await add("bea@example.org").expect(201);
    operators.clock.now += 5 * 60_000;
    await add("cara@example.org").expect(403);
    expect(operators.recorded.filter(({ action }) => action === "confirm").map(({ outcome }) => outcome)).toEqual([
      "invalid_request",
      "done",
    ]);
  });

  test("rejects a leaked new password or one with the own address, with the reason", async () => {
    const { signIn, call } = browser();
    await signIn();
    for (const [password, reason] of [
      ["short", "short"],
      ["passwordpassword", "easy"],
      ["ada@example.org!", "own"],
    ])
      await call("post", "/operators/me/password", { current: PASSWORD, password })
        .expect(400)
        .expect(({ body }) => expect(body).toMatchObject({ details: { field: "password", reason } }));
    await call("post", "/operators/me/password", { current: PASSWORD, password: "correct horse battery" }).expect(200);
  });
});

describe("a passkey", () => {
  const setUp = async () => {
    const one = browser();
    await one.signIn();
    await one.call("post", "/auth/confirm", { password: PASSWORD }).expect(200);
    const key = testAuthenticator(PASSKEY_ORIGIN);
    const options = (await one.call("post", "/operators/me/passkeys/options").expect(200)).body as never;
    const { body } = await one
      .call("post", "/operators/me/passkeys", { name: "Key on the ring", response: key.register(options) })
      .expect(201);
    return { ...one, key, recoveryCodes: (body as { recoveryCodes: string[] }).recoveryCodes };
  };
  const optionsFor = async (one: ReturnType<typeof browser>, ticket: string) =>
    (await one.call("post", "/auth/login/passkey", { ticket }).expect(200)).body as never;

  test("is required after the password, by the site and for programs, and listed with its last use", async () => {
    const { key, call } = await setUp();
    await request(gateway.app)
      .post("/api/admin/auth/login")
      .send({ email: ADA.email, password: PASSWORD })
      .expect(401)
      .expect(({ body }) => expect(body).toMatchObject({ code: "second_factor_required" }));
    const other = browser();
    const asked = await other.signIn();
    expect(asked.get("Set-Cookie")).toBeUndefined();
    const { ticket } = detailsOf(asked);
    const done = await other.finish({ ticket, passkey: key.sign(await optionsFor(other, ticket)) });
    expect(done.status).toBe(200);
    await other.call("get", "/operators").expect(200);
    const { body } = await call("get", "/operators/me/passkeys").expect(200);
    expect(body).toMatchObject({
      passkeys: [{ id: key.id, name: "Key on the ring", lastUsedAt: expect.any(String) }],
      recoveryCodesLeft: 10,
      origin: PASSKEY_ORIGIN,
    });
    expect(operators.recorded.at(-1)).toMatchObject({ action: "sign-in", outcome: "done", fields: ["passkey"] });
    expect(JSON.stringify([operators.recorded, gateway.logged])).not.toContain(ticket);
  });

  test("of another site, with an old challenge or a replayed signature is rejected", async () => {
    const { key } = await setUp();
    const other = browser();
    const { ticket } = detailsOf(await other.signIn());
    const options = await optionsFor(other, ticket);
    const elsewhere = { ...testAuthenticator("https://phishing.example").sign(options), id: key.id };
    expect((await other.finish({ ticket, passkey: elsewhere })).status).toBe(401);
    const signed = key.sign(options);
    expect((await other.finish({ ticket, passkey: signed })).status).toBe(200);
    expect((await other.finish({ ticket, passkey: signed })).status).toBe(401);
    const again = detailsOf(await other.signIn()).ticket;
    await optionsFor(other, again);
    expect((await other.finish({ ticket: again, passkey: signed })).status).toBe(401);
  });

  test("can be replaced by a one-time recovery code in any spelling; five wrong ones end the ticket", async () => {
    const { recoveryCodes } = await setUp();
    const [code = ""] = recoveryCodes;
    expect(recoveryCodes).toHaveLength(10);
    expect(JSON.stringify(operators.known)).not.toContain(code);
    const other = browser();
    const first = detailsOf(await other.signIn()).ticket;
    expect((await other.finish({ ticket: first, recoveryCode: code.toLowerCase().replaceAll("-", " ") })).status).toBe(
      200,
    );
    const { ticket, recoveryCodesLeft } = detailsOf(await other.signIn());
    expect(recoveryCodesLeft).toBe(9);
    for (let n = 1; n <= 5; n++)
      expect((await other.finish({ ticket, recoveryCode: code })).body).toMatchObject({
        details: n < 5 ? { triesLeft: 5 - n } : { reason: "expired" },
      });
    expect((await other.finish({ ticket, recoveryCode: recoveryCodes[1] })).status).toBe(401);
    expect(operators.alarms).toEqual([{ email: ADA.email, attempts: 5, step: "second_factor" }]);
  });

  test("makes the address known only after both", async () => {
    const { recoveryCodes } = await setUp();
    operators.knownAddresses.length = 0;
    const other = browser();
    const { ticket } = detailsOf(await other.signIn());
    expect(operators.knownAddresses).toEqual([]);
    expect((await other.finish({ ticket, recoveryCode: recoveryCodes[0] })).status).toBe(200);
    expect(operators.knownAddresses).toHaveLength(1);
  });

  test("guessed at with one attempt for each password raises the alarm too; a success ends the count", async () => {
    const { recoveryCodes } = await setUp();
    const other = browser();
    const finish = async (recoveryCode?: string) =>
      (await other.finish({ ticket: detailsOf(await other.signIn()).ticket, recoveryCode })).status;
    for (let n = 1; n <= 4; n++) expect(await finish("AAAA-AAAA-AAAA-AAAA")).toBe(401);
    expect(await finish(recoveryCodes[0])).toBe(200);
    for (let n = 1; n <= 4; n++) expect(await finish("AAAA-AAAA-AAAA-AAAA")).toBe(401);
    expect(operators.alarms).toEqual([]);
    expect(await finish("AAAA-AAAA-AAAA-AAAA")).toBe(401);
    expect(operators.alarms).toMatchObject([{ attempts: 5, step: "second_factor" }]);
  });

  test("confirms instead of the password", async () => {
    const { call, key } = await setUp();
    operators.clock.now += 6 * 60_000;
    await call("post", "/operators", { email: "bea@example.org" }).expect(403);
    const options = (await call("post", "/auth/confirm/passkey").expect(200)).body as never;
    await call("post", "/auth/confirm", { passkey: key.sign(options) }).expect(200);
    await call("post", "/operators", { email: "bea@example.org" }).expect(201);
  });

  test("is renamed and removed; new recovery codes replace the old ones", async () => {
    const { call, key, recoveryCodes } = await setUp();
    await call("put", `/operators/me/passkeys/${key.id}`, { name: "Blue key" }).expect(200);
    await call("put", "/operators/me/passkeys/other", { name: "x" }).expect(404);
    const { body } = await call("post", "/operators/me/recovery-codes").expect(200);
    expect((body as { recoveryCodes: string[] }).recoveryCodes).not.toContain(recoveryCodes[0]);
    expect((await call("get", "/operators/me/passkeys")).body).toMatchObject({ passkeys: [{ name: "Blue key" }] });
    await call("delete", `/operators/me/passkeys/${key.id}`).expect(200);
    expect((await browser().signIn()).status).toBe(200);
    expect(operators.known[0]).toMatchObject({ passkeys: [], recoveryCodes: [] });
  });

  test("ends the other sessions when it is the first, which the password alone opened", async () => {
    const [before, program] = [browser(), browser()];
    await before.signIn();
    await program.signIn();
    const { call, key } = await setUp();
    await call("get", "/operators").expect(200);
    for (const other of [before, program])
      await other
        .call("get", "/operators")
        .expect(401)
        .expect(({ body }) => expect(body).toMatchObject({ code: "session_expired" }));
    const later = browser();
    const { ticket } = detailsOf(await later.signIn());
    await later.finish({ ticket, passkey: key.sign(await optionsFor(later, ticket)) });
    await call("post", "/auth/confirm", { password: PASSWORD }).expect(200);
    const second = testAuthenticator(PASSKEY_ORIGIN);
    const options = (await call("post", "/operators/me/passkeys/options").expect(200)).body as never;
    await call("post", "/operators/me/passkeys", { name: "Phone", response: second.register(options) }).expect(201);
    await later.call("get", "/operators").expect(200);
  });

  test("required by Settings must be registered first, for programs as well", async () => {
    const { call, key } = await setUp();
    operators.known.push({ ...ADA, id: newId(), email: "bea@example.org", passkeys: [], recoveryCodes: [] });
    await call("put", "/operators/sign-in-rules", { passkeyRequired: true }).expect(200);
    await call("delete", `/operators/me/passkeys/${key.id}`).expect(403);
    const answer = await request(gateway.app)
      .post("/api/admin/auth/login")
      .send({ email: "bea@example.org", password: PASSWORD })
      .expect(200);
    const { token } = answer.body as { token: string };
    const asBea = (method: Method, path: string) =>
      request(gateway.app)[method](`/api/admin${path}`).set("Authorization", `Bearer ${token}`);
    await asBea("get", "/operators")
      .expect(403)
      .expect(({ body }) => expect(body).toMatchObject({ code: "passkey_required" }));
    const beasKey = testAuthenticator(PASSKEY_ORIGIN);
    const options = (await asBea("post", "/operators/me/passkeys/options").expect(200)).body as never;
    await asBea("post", "/operators/me/passkeys")
      .send({ name: "Phone", response: beasKey.register(options) })
      .expect(201);
    await asBea("get", "/operators").expect(200);
  });

  test("cannot be required by an operator without one, nor without a confirmation", async () => {
    const { signIn, call } = browser();
    await signIn();
    await call("post", "/operators/me/passkeys/options").expect(403);
    await call("post", "/auth/confirm", { password: PASSWORD }).expect(200);
    await call("put", "/operators/sign-in-rules", { passkeyRequired: true })
      .expect(403)
      .expect(({ body }) => expect(body).toMatchObject({ details: { reason: "no passkey" } }));
  });
});
