import { beforeEach, describe, expect, test } from "vitest";
import { AppError } from "@hundeblick/kit/errors";
import * as catalogue from "@hundeblick/proto/rpc/catalogue";
import { fakeBus, type FakeBus } from "@hundeblick/kit/testing";
import { ADA, type MemoryOperators, PASSWORD } from "../support/memory-operators.ts";
import { PRODUCT as product } from "../support/stub-services.ts";
import { testAdmin, type TestAdmin } from "../support/test-admin.ts";

let admin: TestAdmin;
let operators: MemoryOperators;
let bus: FakeBus;
beforeEach(async () => {
  bus = fakeBus();
  admin = await testAdmin(bus);
  ({ operators } = admin);
});

const login = (body: object) => admin.call("post", "/auth/login").send(body);

describe("signing in", () => {
  test("returns a token and the normalised address", async () => {
    const { body } = await login({ email: "Ada@Example.org ", password: PASSWORD }).expect(200);
    expect(body).toEqual({ token: expect.stringMatching(/^[\w-]{43}$/), email: ADA.email });
    bus.respond(catalogue.getProduct, async () => product);
    await admin.as(body.token)("get", `/products/${product.id}`).expect(200, product);
    expect(operators.recorded).toEqual([
      { operatorId: ADA.id, action: "sign-in", subject: "", outcome: "done", fields: [] },
    ]);
  });

  test("stores only the token's hash", async () => {
    const token = await admin.signIn();
    expect(JSON.stringify([...operators.kept])).not.toContain(token);
    expect(operators.kept.size).toBe(1);
    expect(JSON.stringify(admin.logged)).not.toContain(token);
  });

  test.each([
    ["a wrong password", ADA.email, "another password"],
    ["an unknown address", "nobody@example.org", PASSWORD],
  ])("%s gives one and the same answer", async (_name, email, password) => {
    const { body } = await login({ email, password }).expect(401);
    expect(body).toMatchObject({
      code: "sign_in_failed",
      error: "E-mail or password is wrong.",
      details: { retryAfterSeconds: 1 },
    });
    expect(operators.kept.size).toBe(0);
    expect(operators.recorded).toEqual([
      {
        operatorId: email === ADA.email ? ADA.id : "nobody",
        action: "sign-in",
        subject: "",
        outcome: "sign_in_failed",
        fields: [],
      },
    ]);
  });

  test("a disabled operator gets the same reply", async () => {
    operators.known[0] = { ...ADA, isDisabled: true };
    await login({ email: ADA.email, password: PASSWORD })
      .expect(401)
      .expect(({ body }) => expect(body).toMatchObject({ code: "sign_in_failed" }));
  });

  test("after too many failures the right password is delayed too, with Retry-After", async () => {
    for (let i = 0; i < 3; i++) await login({ email: ADA.email, password: "wrong" }).expect(401);
    await login({ email: ADA.email, password: PASSWORD }).expect(429).expect("retry-after", "4");
  });

  test.each([
    ["no e-mail", { password: "x" }, "email"],
    ["no password", { email: "a@b.c" }, "password"],
    ["an empty password", { email: "a@b.c", password: "" }, "password"],
    ["an operator of the database", { email: { $ne: "" }, password: "x" }, "email"],
    ["a book as password", { email: "a@b.c", password: "x".repeat(201) }, "password"],
  ])("%s is refused by name", async (_name, body, field) => {
    const answer = await login(body).expect(400);
    expect(answer.body).toMatchObject({ code: "invalid_request", details: { field } });
  });
});

describe("a session", () => {
  const askerOf = async () => {
    const call = await admin.signedIn();
    return () => call("get", `/products/${product.id}`);
  };
  beforeEach(() => bus.respond(catalogue.getProduct, async () => product));

  test("ends after half an hour without a call, and is extended by calls", async () => {
    const ask = await askerOf();
    for (let i = 0; i < 3; i++) {
      operators.clock.now += 29 * 60_000;
      await ask().expect(200);
    }
    operators.clock.now += 30 * 60_000;
    await ask()
      .expect(401)
      .expect(({ body }) => expect(body).toMatchObject({ code: "session_expired", error: "Session expired" }));
  });

  test("ends after half an hour of background calls only", async () => {
    const ask = await askerOf();
    operators.clock.now += 29 * 60_000;
    await ask().set("X-Unattended", "1").expect(200);
    operators.clock.now += 60_000;
    await ask().set("X-Unattended", "1").expect(401);
  });

  test("ends after twelve hours in any case", async () => {
    const ask = await askerOf();
    for (let i = 0; i < 12 * 3 - 1; i++) {
      operators.clock.now += 20 * 60_000;
      await ask().expect(200);
    }
    operators.clock.now += 20 * 60_000;
    await ask().expect(401);
  });

  test.each([
    ["when the operator is disabled", { isDisabled: true }],
    ["when the password changes", { revision: 2 }],
  ])("ends at once %s", async (_name, change) => {
    const ask = await askerOf();
    await ask().expect(200);
    operators.known[0] = { ...ADA, ...change };
    await ask().expect(401);
  });

  test("ends with the log-out, which is recorded", async () => {
    const call = await admin.signedIn();
    await call("post", "/auth/logout").expect(200);
    await call("get", `/products/${product.id}`).expect(401);
    expect(operators.recorded.at(-1)).toMatchObject({ action: "sign-out", outcome: "done" });
  });
});

describe("products", () => {
  test("are listed for a market, searched and sorted by the catalogue", async () => {
    const asked: unknown[] = [];
    bus.respond(catalogue.listProducts, async (query) => {
      asked.push(query);
      return { rows: [], total: 7, statuses: { active: 5, inactive: 2 } };
    });
    await (
      await admin.signedIn()
    )("get", "/products?country=pl&search=lachs&sort=price&descending=true&offset=12&limit=12").expect(200, {
      products: [],
      total: 7,
      statuses: { active: 5, inactive: 2 },
    });
    expect(asked).toEqual([
      {
        market: "pl",
        search: "lachs",
        active: "all",
        coverage: "listed",
        category: "",
        overview: false,
        sort: "price",
        descending: true,
        offset: 12,
        limit: 12,
      },
    ]);
  });

  test.each(["country=fr", "", "country=de&limit=100000", "country=de&sort=password"])(
    "a list for ?%s is refused",
    async (query) => {
      await (await admin.signedIn())("get", `/products?${query}`).expect(400);
    },
  );

  test("a change names the version that was read, and the changed fields are logged", async () => {
    const asked: unknown[] = [];
    bus.respond(catalogue.saveProduct, async (change) => {
      asked.push(change);
      return { product: { ...product, priority: 9 }, changed: ["priority"] };
    });
    const call = await admin.signedIn();
    await call("put", `/products/${product.id}`)
      .send({ priority: 9, version: 3 })
      .expect(200)
      .expect(({ body }) => expect(body).toMatchObject({ priority: 9 }));
    expect(asked).toEqual([{ id: product.id, version: 3, changes: { priority: 9 }, markets: {} }]);
    expect(operators.recorded.at(-1)).toEqual({
      operatorId: ADA.id,
      action: "product.update",
      subject: product.id,
      outcome: "done",
      fields: ["priority"],
    });
  });

  test("saves fields of markets with the others in one call", async () => {
    const asked: unknown[] = [];
    bus.respond(catalogue.saveProduct, async (change) => {
      asked.push(change);
      return { product, changed: ["priority", "markets.de.price"] };
    });
    await (
      await admin.signedIn()
    )("put", `/products/${product.id}`)
      .send({ priority: 9, version: 3, markets: { de: { price: 19.9 } } })
      .expect(200);
    expect(asked).toEqual([
      { id: product.id, version: 3, changes: { priority: 9 }, markets: { de: { price: "19.90" } } },
    ]);
  });

  test("a change without a version applies to the current one", async () => {
    const asked: unknown[] = [];
    bus.respond(catalogue.getProduct, async () => product);
    bus.respond(catalogue.updateMarket, async (change) => {
      asked.push(change);
      return { product, changed: [] };
    });
    await (await admin.signedIn())("put", `/products/${product.id}/markets/de`).send({ price: 19.9 }).expect(200);
    expect(asked).toEqual([{ id: product.id, version: 3, market: "de", changes: { price: "19.90" } }]);
  });

  test("rejects an outdated version, and logs the attempt", async () => {
    bus.respond(catalogue.saveProduct, async () => {
      throw new AppError("conflict", { details: { field: "version", version: 4 } });
    });
    const answer = await (
      await admin.signedIn()
    )("put", `/products/${product.id}`)
      .send({ priority: 9, version: 3 })
      .expect(409);
    expect(answer.body).toMatchObject({ code: "conflict", details: { version: 4 } });
    expect(operators.recorded.at(-1)).toMatchObject({ action: "product.update", outcome: "conflict" });
  });

  test("does nothing that cannot be logged", async () => {
    let removed = 0;
    bus.respond(catalogue.removeProduct, async () => {
      removed += 1;
      return { removed: true };
    });
    const call = await admin.signedIn();
    operators.audit.begin = async () => {
      throw Object.assign(new Error("no server"), { name: "MongoServerSelectionError" });
    };
    await call("delete", `/products/${product.id}`).expect(503);
    expect(removed).toBe(0);
  });

  test("limits the body to a whole product, and reads none without a session", async () => {
    bus.respond(catalogue.createProduct, async () => ({ product, changed: [] }));
    const call = await admin.signedIn();
    const long = {
      internalId: "HB-2",
      baseName: "Lang",
      markets: {
        de: {
          currency: "EUR",
          description: "ä".repeat(10_000),
          bulletPoints: Array.from({ length: 30 }, () => "ö".repeat(1_000)),
        },
      },
    };
    await call("post", "/products").send(long).expect(201);
    const tooLong = { ...long, dosageInstructions: "x".repeat(2_000_000) };
    await call("post", "/products").send(tooLong).expect(413);
    await admin.call("post", "/products").send(tooLong).expect(401);
  });
});
