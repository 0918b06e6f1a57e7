import { beforeEach, describe, expect, test } from "vitest";
import request from "supertest";
import { AppError } from "@hundeblick/kit/errors";
import { newId } from "@hundeblick/proto/ids";
import { demoProduct } from "@hundeblick/proto/rpc/catalogue";
import { confirmNewsletter, sendContact, unsubscribe } from "@hundeblick/proto/rpc/mail";
import { recordCheckUse, recordClick, recordEvent } from "@hundeblick/proto/rpc/tracking";
import { testGateway, type TestGateway } from "../support/test-gateway.ts";

let gateway: TestGateway;
let heard: unknown[];
beforeEach(async () => {
  gateway = await testGateway();
  heard = [];
  const hear = async (said: unknown) => {
    heard.push(said);
    return { recorded: true };
  };
  gateway.bus.respond(recordEvent, hear);
  gateway.bus.respond(recordClick, hear);
  gateway.bus.respond(recordCheckUse, hear);
  gateway.bus.respond(sendContact, async (said) => {
    heard.push(said);
    return { stored: true };
  });
});
const post = (path: string, body: object) =>
  request(gateway.app).post(path).set("User-Agent", "Firefox").set("Accept-Language", "en").send(body);

describe("tracking", () => {
  const click = {
    sessionId: newId(),
    reportId: "example",
    product: { asin: "DEMO1", name: "Omega-3", price: 19.9, brand: "Demo" },
    context: {
      clickPosition: 1,
      recommendedFor: "skin_coat",
      timeToClick: 1200,
      isReturnClick: false,
      openedNewTab: true,
    },
  };
  const event = { eventId: newId(), sessionId: newId(), type: "opened_website", landingPage: "/de" };

  test("a click is passed on with the client's data", async () => {
    await post("/api/track/click", click).expect(200, { recorded: true });
    expect(heard).toEqual([
      {
        click: { ...click, product: { ...click.product, category: "Dog Supplements" } },
        client: { ip: expect.stringContaining("127.0.0.1"), userAgent: "Firefox" },
      },
    ]);
    expect(gateway.limits.taken).toEqual([["click", "127.0.0.1"]]);
  });

  test("an event is passed on and has its own rate limit", async () => {
    await post("/api/track/event", event).expect(200, { recorded: true });
    expect(gateway.limits.taken).toEqual([["event", "127.0.0.1"]]);
  });

  test("progress with a concern is passed on without the owner's text", async () => {
    const use = { kind: "concern", id: "limping", isFinished: true, level: "today", skipped: ["look"] };
    const sessionId = newId();
    await post("/api/track/check", { sessionId, use }).expect(200, { recorded: true });
    expect(heard).toEqual([
      { sessionId, use, client: { ip: expect.stringContaining("127.0.0.1"), userAgent: "Firefox" } },
    ]);
    await post("/api/track/check", { sessionId, use: { ...use, text: "er humpelt" } }).expect(400);
  });

  test.each<[string, string, object, string]>([
    [
      "a click at no position",
      "/api/track/click",
      { ...click, context: { ...click.context, clickPosition: 0 } },
      "context.clickPosition",
    ],
    [
      "a match above one",
      "/api/track/click",
      { ...click, context: { ...click.context, match: 1.01 } },
      "context.match",
    ],
    [
      "a price that is text",
      "/api/track/click",
      { ...click, product: { ...click.product, price: "19,90" } },
      "product.price",
    ],
    ["a visit with an operator", "/api/track/click", { ...click, sessionId: { $gt: "" } }, "sessionId"],
    ["an event of a kind only services tell", "/api/track/event", { ...event, type: "entered_email" }, "type"],
  ])("%s is refused by name", async (_name, path, body, field) => {
    expect((await post(path, body).expect(400)).body.details).toEqual({ field });
    expect(heard).toEqual([]);
  });

  test("the 61st click in a minute is rejected", async () => {
    gateway.limits.refuse.add("click");
    await post("/api/track/click", click).expect(429).expect("retry-after", "120");
  });

  test("behind one proxy the client cannot spoof its address", async () => {
    const proxied = await testGateway({ trustProxyHops: 1 });
    proxied.bus.respond(recordEvent, async ({ client }) => {
      heard.push(client.ip);
      return { recorded: true };
    });
    await request(proxied.app)
      .post("/api/track/event")
      .set("X-Forwarded-For", "1.1.1.1, 203.0.113.9")
      .send(event)
      .expect(200);
    await request(gateway.app).post("/api/track/event").set("X-Forwarded-For", "203.0.113.9").send(event).expect(200);
    expect(heard[0]).toBe("203.0.113.9");
    expect(proxied.limits.taken).toEqual([["event", "203.0.113.9"]]);
    expect(gateway.limits.taken).toEqual([["event", "127.0.0.1"]]);
  });
});

describe("contact messages", () => {
  const letter = { name: "Anna", email: "anna@example.org", subject: "A question", message: "Hello", language: "pl" };
  test("are passed on with the writer's language", async () => {
    await post("/api/contact", letter).expect(200, { received: true });
    expect(heard).toEqual([{ message: letter, language: "pl" }]);
  });
  test.each<[string, object, string, string]>([
    ["a header in the address", { ...letter, email: "anna@example.org\nBcc: x@example.org" }, "email_invalid", "email"],
    ["no message", { ...letter, message: "  " }, "invalid_request", "message"],
    ["no subject", { ...letter, subject: undefined }, "invalid_request", "subject"],
    ["an empty subject", { ...letter, subject: " " }, "invalid_request", "subject"],
    ["a message of 10,001 letters", { ...letter, message: "x".repeat(10_001) }, "invalid_request", "message"],
  ])("%s is refused by name", async (_name, body, code, field) => {
    expect((await post("/api/contact", body).expect(400)).body).toMatchObject({ code, details: { field } });
    expect(heard).toEqual([]);
  });
  test("may be long in any script", async () => {
    await post("/api/contact", { ...letter, message: "ż".repeat(10_000) }).expect(200);
    expect(heard).toMatchObject([{ message: { message: "ż".repeat(10_000) } }]);
  });
  test("the fourth in an hour is rejected", async () => {
    gateway.limits.refuse.add("contact");
    await post("/api/contact", letter).expect(429);
    expect(heard).toEqual([]);
  });
});

describe("invalid bodies", () => {
  test.each<[string, () => request.Test, number, string]>([
    [
      "broken JSON",
      () => request(gateway.app).post("/api/contact").set("Content-Type", "application/json").send("{"),
      400,
      "invalid_request",
    ],
    [
      "a form",
      () => request(gateway.app).post("/api/contact").type("form").send({ name: "x" }),
      415,
      "content_type_unsupported",
    ],
    ["no body", () => request(gateway.app).post("/api/contact"), 415, "content_type_unsupported"],
    [
      "a list",
      () => request(gateway.app).post("/api/contact").set("Content-Type", "application/json").send("[]"),
      400,
      "invalid_request",
    ],
    ["40 kB", () => post("/api/contact", { message: "x".repeat(40_000) }), 413, "body_too_large"],
    [
      "packed JSON",
      () =>
        request(gateway.app)
          .post("/api/contact")
          .set("Content-Type", "application/json")
          .set("Content-Encoding", "gzip")
          .send("x"),
      415,
      "body_encoding_unsupported",
    ],
    ["an unknown call", () => request(gateway.app).get("/api/nothing"), 404, "not_found"],
    ["a known call asked in another way", () => request(gateway.app).get("/api/analyze"), 404, "not_found"],
  ])("%s", async (_name, send, status, code) => {
    const answer = await send();
    expect([answer.status, answer.body.code]).toEqual([status, code]);
  });

  test("an unexpected error is reported without its cause", async () => {
    gateway.bus.respond(sendContact, async () => {
      throw new Error("secret of the house");
    });
    const answer = await post("/api/contact", { name: "A", email: "a@example.org", subject: "B", message: "x" }).expect(
      500,
    );
    expect(JSON.stringify(answer.body)).not.toContain("secret");
    expect(answer.body).toMatchObject({ code: "internal", traceId: expect.any(String) });
    expect(gateway.logged.find(({ msg }) => msg === "unexpected failure")).toMatchObject({
      traceId: answer.body.traceId,
    });
  });
});

describe("newsletter links", () => {
  const token = "a-token-of-the-mail_123";
  beforeEach(() => {
    const known = (wanted: { token: string }) => {
      if (wanted.token !== token) throw new AppError("consent_link_invalid");
      heard.push(wanted);
    };
    gateway.bus.respond(confirmNewsletter, async (wanted) => {
      known(wanted);
      return { language: "pl" as const, confirmed: true as const };
    });
    gateway.bus.respond(unsubscribe, async (wanted) => {
      known(wanted);
      return { language: "de" as const, unsubscribed: true as const };
    });
  });

  test.each([
    ["confirm", "Newsletter bestätigen", "Zapis potwierdzony"],
    ["unsubscribe", "Newsletter abbestellen", "Du bist abgemeldet"],
  ])("%s: following the link only asks, the button does it", async (act, asks, says) => {
    const asked = await request(gateway.app)
      .get(`/api/newsletter/${act}?token=${token}`)
      .expect(200)
      .expect("content-type", /html/);
    expect(asked.text).toContain(asks);
    expect(asked.text).toContain(`<form method="post" action="/api/newsletter/${act}?token=${token}&amp;lang=de">`);
    expect(heard).toEqual([]);
    const done = await request(gateway.app).post(`/api/newsletter/${act}?token=${token}`).expect(200);
    expect(done.text).toContain(says);
    expect(heard).toEqual([{ token }]);
  });

  test("one-click unsubscribing (RFC 8058)", async () => {
    await request(gateway.app)
      .post(`/api/newsletter/unsubscribe?token=${token}`)
      .type("form")
      .send("List-Unsubscribe=One-Click")
      .expect(200);
    expect(heard).toEqual([{ token }]);
  });

  test.each([
    ["an old", `?token=${"x".repeat(20)}`],
    ["no", ""],
    ["an endless", `?token=${"x".repeat(2_000)}`],
    ["a hostile", `?token=${encodeURIComponent('"><script>alert(1)</script>')}`],
  ])("%s token gets a page that says so", async (_name, query) => {
    const answer = await request(gateway.app)
      .post(`/api/newsletter/confirm${query}`)
      .set("Accept-Language", "en")
      .expect(400);
    expect(answer.text).toContain("This link is not valid any more. Please sign up again.");
    expect(answer.text).not.toContain("<script>");
  });
});

test("an invalid unsubscribe link does not suggest to sign up again", async () => {
  gateway.bus.respond(unsubscribe, async () => {
    throw new AppError("consent_link_invalid");
  });
  for (const ask of [
    request(gateway.app).get("/api/newsletter/unsubscribe?token=x"),
    request(gateway.app).post(`/api/newsletter/unsubscribe?token=${"x".repeat(20)}`),
  ]) {
    const answer = await ask.set("Accept-Language", "en").expect(400).expect("content-type", /html/);
    expect(answer.text).toContain("use the link to unsubscribe in our newest e-mail");
    expect(answer.text).not.toContain("sign up");
  }
});

describe("errors from a browser", () => {
  const broke = {
    message: "Cannot open anna@example.org",
    stack: "at https://h.example/de?email=anna%40example.org:1",
    page: `/de/report/${newId()}?x=1`,
    release: "1.2.3",
  };
  test("are logged without personal data", async () => {
    await post("/api/client-errors", broke).expect(204);
    const line = gateway.logged.find(({ msg }) => msg === "browser error");
    expect(line).toMatchObject({ level: "warn", browser: { message: "Cannot open [e-mail]", release: "1.2.3" } });
    expect(JSON.stringify(line)).not.toMatch(/anna|x=1/);
    expect(JSON.stringify(line)).not.toContain(broke.page.slice(11, 33));
  });
  test("are limited", async () => {
    gateway.limits.refuse.add("client_error");
    await post("/api/client-errors", broke).expect(429);
  });
});

describe("the demo shop", () => {
  const product = {
    id: "p1",
    asin: "DEMO1",
    name: "Lachsöl <b>",
    title: "Lachsöl für Hunde",
    brand: "Nordpfote",
    image: "/img/demo/oil.webp",
    price: "1219.90",
    currency: "EUR",
    url: "/demo-shop/de/DEMO1",
    market: "de" as const,
    category: "Dog Supplements",
    demo: true,
    fromOtherMarket: false,
  };
  beforeEach(() => {
    gateway.bus.respond(demoProduct, async ({ asin, market }) => {
      if (asin !== "DEMO1") throw new AppError("product_not_found");
      return {
        product: { ...product, market },
        description: "Ein <script> Öl.",
        bulletPoints: ["Erstens", "Zweitens"],
      };
    });
  });

  test("states that nothing can be bought, in the market's language", async () => {
    const answer = await request(gateway.app)
      .get("/demo-shop/de/DEMO1")
      .expect(200)
      .expect("content-type", /html/)
      .expect("x-robots-tag", "noindex");
    expect(answer.text).toContain('<html lang="de">');
    expect(answer.text).toContain("Das Produkt ist erfunden, und hier kann nichts gekauft werden.");
    expect(answer.text).toContain("1.219,90\u00a0€");
    expect(answer.text).toContain("Ein &lt;script&gt; Öl.");
    expect(answer.text).not.toContain("<script");
    expect((await request(gateway.app).get("/demo-shop/uk/DEMO1")).text).toContain("nothing can be bought here");
    expect((await request(gateway.app).get("/demo-shop/uk/DEMO1?lang=pl")).text).toContain(
      "nie można tu niczego kupić",
    );
  });

  test.each(["/demo-shop/de/OTHER", "/demo-shop/fr/DEMO1", "/demo-shop/de/..%2f..%2fetc"])(
    "%s is a page that says it is not there",
    async (path) => {
      const answer = await request(gateway.app)
        .get(path)
        .set("Accept-Language", "de")
        .expect(404)
        .expect("content-type", /html/);
      expect(answer.text).toContain("Dieses Produkt können wir nicht finden.");
    },
  );
});

describe("health", () => {
  test("alive and ready", async () => {
    await request(gateway.app).get("/healthz").expect(200, { alive: true });
    await request(gateway.app)
      .get("/readyz")
      .expect(200, { ready: true, dependencies: { nats: "ok", objects: "ok" } });
  });
  test("not ready, naming the dependency", async () => {
    gateway.objects.down = true;
    await request(gateway.app)
      .get("/readyz")
      .expect(503, { ready: false, dependencies: { nats: "ok", objects: "down" } });
    await request(gateway.app).get("/healthz").expect(200);
  });
});

test("the request log has the route's pattern and no id, query or address", async () => {
  const id = newId();
  await request(gateway.app).get(`/api/report/${id}?lang=de&mail=anna@example.org`).expect(503);
  const line = gateway.logged.find(({ msg }) => msg === "request");
  expect(line).toMatchObject({
    method: "GET",
    route: "/api/report/:id",
    status: 503,
    code: "unavailable",
    traceId: expect.any(String),
    ms: expect.any(Number),
  });
  expect(JSON.stringify(gateway.logged)).not.toMatch(new RegExp(`${id}|anna|127\\.0\\.0\\.1`));
});
