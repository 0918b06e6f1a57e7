import { beforeEach, describe, expect, test } from "vitest";
import { AppError } from "@hundeblick/kit/errors";
import { newId } from "@hundeblick/proto/ids";
import * as catalogue from "@hundeblick/proto/rpc/catalogue";
import * as mail from "@hundeblick/proto/rpc/mail";
import * as scraper from "@hundeblick/proto/rpc/scraper";
import {
  stubServices,
  FIGURES,
  REVIEWER,
  TESTIMONIAL,
  POISON_LINE,
  COUNTS,
  EMAILS,
  importOf,
  JOB,
  LIBRARY,
  SEARCH,
  PRODUCT,
  REFRESHED,
} from "../support/stub-services.ts";
import { ADA, type MemoryOperators } from "../support/memory-operators.ts";
import { testAdmin, type TestAdmin } from "../support/test-admin.ts";

let operators: MemoryOperators;
let bus: ReturnType<typeof stubServices>;
let call: ReturnType<TestAdmin["as"]>;
let logged: TestAdmin["logged"];
beforeEach(async () => {
  bus = stubServices();
  await open();
});
async function open(timing: { everyMs?: number } = {}): Promise<void> {
  const admin = await testAdmin(bus, {}, timing);
  ({ operators, logged } = admin);
  call = await admin.signedIn();
}
const requestsTo = (subject: string): unknown[] =>
  bus.asked.filter(([one]) => one === subject).map(([, wanted]) => wanted);

describe("the bulk update", () => {
  test("replies with the finished summary, after any number of polls", async () => {
    let looks = 0;
    bus.respond(scraper.updateStatus, async () => {
      looks += 1;
      if (looks === 2) throw new AppError("unavailable");
      return { job: looks < 3 ? { ...JOB, state: "running" as const } : JOB };
    });
    await open({ everyMs: 1 });
    expect((await call("post", "/discover/update-all").send({ market: "de" }).expect(200)).body).toEqual({
      ...JOB,
      results: [REFRESHED],
    });
    expect(looks).toBe(3);
    expect(requestsTo(scraper.startUpdate.subject)).toEqual([{ market: "de", by: ADA.email }]);
  });

  test("can be started, paused and polled", async () => {
    await call("post", "/discover/updates")
      .send({ market: "de" })
      .expect(202)
      .expect(({ body }) => expect(body).toMatchObject({ jobId: JOB.jobId, state: "running" }));
    await call("post", `/discover/updates/${JOB.jobId}/control`)
      .send({ action: "pause" })
      .expect(200)
      .expect(({ body }) => expect(body).toMatchObject({ state: "paused" }));
    await call("get", "/discover/updates?market=de").expect(200, { job: JOB });
    await call("get", "/discover/updates").expect(200, { job: JOB });
    await call("get", `/discover/updates/${JOB.jobId}`).expect(200, { job: JOB });
    await call("get", `/discover/updates/${JOB.jobId}/results?from=0`).expect(200, { results: [REFRESHED] });
    for (const from of ["", "?from=-1", "?from=x"])
      await call("get", `/discover/updates/${JOB.jobId}/results${from}`).expect(400);
    expect(requestsTo(scraper.controlUpdate.subject)).toEqual([{ jobId: JOB.jobId, action: "pause" }]);
  });

  test.each(["stop", "", "__proto__"])("rejects the action %j", async (action) => {
    await call("post", `/discover/updates/${JOB.jobId}/control`).send({ action }).expect(400);
  });

  test("of a market without any ASIN names the invalid field", async () => {
    bus.respond(scraper.startUpdate, async () => {
      throw new AppError("invalid_request", { details: { field: "market" } });
    });
    await call("post", "/discover/update-all")
      .send({ market: "de" })
      .expect(400)
      .expect(({ body }) => expect(body).toMatchObject({ error: expect.any(String), details: { field: "market" } }));
  });
});

describe("the marketplace", () => {
  test("refreshing a product returns the changes, and logs them", async () => {
    await call("post", `/products/${PRODUCT.id}/scrape`).send({ market: "de" }).expect(200, REFRESHED);
    expect(operators.recorded.at(-1)).toMatchObject({
      action: "product.scrape.de",
      subject: PRODUCT.id,
      fields: ["markets.de.price"],
    });
  });

  test("reads the keyword library, changes the version that was read, and rejects an invalid one", async () => {
    await call("get", "/discover/keywords").expect(200, { version: 1, ...LIBRARY });
    await call("put", "/discover/keywords")
      .send({ library: LIBRARY, version: 1 })
      .expect(200)
      .expect(({ body }) => expect(body).toMatchObject({ version: 2 }));
    expect(operators.recorded.at(-1)).toMatchObject({ action: "keywords.update", fields: ["version: 2"] });
    await call("put", "/discover/keywords")
      .send({ library: { ...LIBRARY, top: ["eins"] }, version: 1 })
      .expect(400)
      .expect(({ body }) => expect(body).toMatchObject({ details: { field: "library.top" } }));
  });

  test("returns the last searches of the top keywords of a market", async () => {
    await call("get", "/discover/top-searches?market=de").expect(200, { searches: [SEARCH] });
    for (const query of ["", "?market=fr"]) await call("get", `/discover/top-searches${query}`).expect(400);
  });

  test.each([
    ["an empty search", "/discover/search", { query: "   ", market: "de" }],
    ["an unknown market", "/discover/search", { query: "lachs", market: "fr" }],
    ["an import without an ASIN", "/discover/import", { market: "de" }],
  ])("%s is refused", async (_name, path, body) => {
    await call("post", path).send(body).expect(400);
  });
});

describe("an export", () => {
  test("is one file of all pages, named by the day, with the markets in order", async () => {
    const { headers, text } = await call("get", "/export?markets=us,de")
      .buffer(true)
      .parse((res, done) => {
        let all = "";
        res.on("data", (piece: Buffer) => {
          all += piece;
        });
        res.on("end", () => done(null, all));
      })
      .expect(200)
      .then((res) => ({ headers: res.headers, text: String(res.body) }));
    expect(headers["content-disposition"]).toBe(
      `attachment; filename="products-export-${new Date().toISOString().slice(0, 10)}.json"`,
    );
    expect(JSON.parse(text)).toMatchObject({
      schema: "hundeblick-products",
      version: 1,
      markets: ["de", "us"],
      products: [{ internalId: "HB-1" }, { internalId: "HB-2" }],
    });
  });

  test.each(["", "?markets=", "?markets=fr", "?markets=de,fr"])("of %j is rejected", async (query) => {
    await call("get", `/export${query}`)
      .expect(400)
      .expect(({ body }) => expect(body).toMatchObject({ details: { field: "markets" } }));
  });

  test("while the catalogue is unavailable is an error, not an incomplete file", async () => {
    bus.respond(catalogue.exportProducts, async () => {
      throw new AppError("unavailable");
    });
    const answer = await call("get", "/export?markets=de").expect(503);
    expect(operators.recorded.at(-1)).toEqual({
      operatorId: ADA.id,
      action: "catalogue.export",
      subject: "de",
      outcome: "unavailable",
      fields: [],
    });
    expect(answer.headers["content-disposition"]).toBeUndefined();
  });
});

describe("an import", () => {
  const file = (products: unknown[], more = {}) => ({
    schema: "hundeblick-products",
    version: 1,
    markets: ["de"],
    products,
    ...more,
  });
  const row = { internalId: "HB-1", baseName: "Lachsöl" };

  test("changes the catalogue and counts the changes", async () => {
    const { body } = await call("post", "/import")
      .send({ data: file([row]), mode: "merge" })
      .expect(200);
    expect(body).toMatchObject({ results: { ...COUNTS, errors: [] }, preview: null, state: { state: "applied" } });
    expect(operators.recorded.at(-1)).toMatchObject({
      action: "catalogue.import.merge",
      outcome: "done",
      fields: ["productsAdded: 1", "productsSkipped: 2", "marketsAdded: 1"],
    });
  });

  test("names the dry run whose changes it makes", async () => {
    await call("post", "/import")
      .send({ data: file([row]), mode: "merge", digest: "shown" })
      .expect(200);
    expect(requestsTo(catalogue.applyImport.subject)).toMatchObject([{ mode: "merge", digest: "shown" }]);
  });

  test("of an empty market's own export reaches the catalogue as one empty piece", async () => {
    await call("post", "/import")
      .send({ data: file([]), mode: "merge", dryRun: true })
      .expect(200);
    expect(requestsTo(catalogue.stageImport.subject)).toMatchObject([{ row: 1, products: [] }]);
  });

  test("as a dry run changes nothing", async () => {
    const { body } = await call("post", "/import")
      .send({ data: file([row]), mode: "replace", dryRun: true })
      .expect(200);
    expect(body).toMatchObject({ results: COUNTS, preview: { problemCount: 0 }, state: null });
    expect(requestsTo(catalogue.applyImport.subject)).toEqual([]);
    expect(operators.recorded.map(({ action }) => action)).toEqual(["sign-in"]);
  });

  test("is sent in pieces that fit a message", async () => {
    await call("post", "/import")
      .send({
        data: file(
          Array.from({ length: 12 }, (_, i) => ({ internalId: `HB-${i}`, dosageInstructions: "x".repeat(100_000) })),
        ),
        mode: "add-new",
        dryRun: true,
      })
      .expect(200);
    expect(requestsTo(catalogue.stageImport.subject).map((piece) => (piece as { row: number }).row)).toEqual([1, 5, 9]);
  });

  test("with a wrong row changes nothing and names row and field", async () => {
    bus.respond(catalogue.previewImport, async () => ({
      counts: COUNTS,
      digest: "planned",
      problemCount: 1,
      problems: [{ row: 3, field: "markets.de.price", problem: "a price looks like 19.90" }],
      differenceCount: 0,
      differences: [],
      unchanged: [],
    }));
    const { body } = await call("post", "/import")
      .send({ data: file([row]), mode: "merge" })
      .expect(422);
    expect(body).toMatchObject({
      code: "file_refused",
      error: "This file has mistakes, so nothing was changed.",
      details: { problems: ["Row 3, markets.de.price: a price looks like 19.90"] },
    });
    expect(requestsTo(catalogue.applyImport.subject)).toEqual([]);
  });

  test.each([
    ["nested too deep", { ...file([JSON.parse("[".repeat(19) + "]".repeat(19))]) }, "nested deeper than 20"],
    ["of another kind", { products: [row] }, '"schema" does not fit'],
    ["of a later version", file([row], { version: 2 }), '"version" does not fit'],
    ["without a list of products", file([], { products: null }), '"products" does not fit'],
    ["with too many rows", file(Array.from({ length: 10_001 }, () => 1)), '"products" does not fit'],
    ["with a row too long for any bus", file([{ internalId: "x".repeat(1_000_000) }]), "Row 1"],
  ])("%s is refused with a sentence", async (_name, data, problem) => {
    const { body } = await call("post", "/import").send({ data, mode: "merge" }).expect(422);
    expect((body as { details: { problems: string[] } }).details.problems[0]).toContain(problem);
  });

  test("with a field named __proto__ is rejected", async () => {
    const text = JSON.stringify({ data: file([row]), mode: "merge" }).replace(
      '"baseName"',
      '"__proto__":{"isAdmin":true},"baseName"',
    );
    const { body } = await call("post", "/import").set("Content-Type", "application/json").send(text).expect(422);
    expect(body).toMatchObject({ details: { problems: ["The file has a field named __proto__."] } });
  });

  test("larger than 5 MB is rejected", async () => {
    await call("post", "/import")
      .send({ data: file([{ internalId: "x".repeat(5 * 1024 * 1024) }]), mode: "merge" })
      .expect(413);
  });

  test("succeeds although its start timed out and polls fail at times", async () => {
    const answers = ["applying", "away", "applied"] as const;
    let asked = 0;
    bus.respond(catalogue.applyImport, async () => {
      throw new AppError("timeout");
    });
    bus.respond(catalogue.importState, async ({ importId }) => {
      const answer = answers[asked++] ?? "applied";
      if (answer === "away") throw new AppError("unavailable");
      return { import: importOf(importId ?? newId(), answer) };
    });
    const { body } = await call("post", "/import")
      .send({ data: file([row]), mode: "merge" })
      .expect(200);
    expect(body.state).toMatchObject({ state: "applied" });
  });

  test("that did not start in time is unavailable", async () => {
    bus.respond(catalogue.applyImport, async () => {
      throw new AppError("timeout");
    });
    bus.respond(catalogue.importState, async () => ({ import: null }));
    await call("post", "/import")
      .send({ data: file([row]), mode: "merge" })
      .expect(503);
  });

  test("stopped by a concurrent change is a conflict", async () => {
    bus.respond(catalogue.importState, async ({ importId }) => ({ import: importOf(importId ?? newId(), "failed") }));
    await call("post", "/import")
      .send({ data: file([row]), mode: "merge" })
      .expect(409);
    expect(operators.recorded.at(-1)).toMatchObject({ action: "catalogue.import.merge", outcome: "conflict" });
  });

  test("can be undone", async () => {
    const importId = newId();
    await call("post", `/import/${importId}/undo`).expect(200);
    expect(requestsTo(catalogue.undoImport.subject)).toEqual([{ importId }]);
    expect(operators.recorded.at(-1)).toMatchObject({ action: "catalogue.import-undo", subject: importId });
  });
});

describe("numbers", () => {
  test("include the products' totals and the address of each click", async () => {
    const { body } = await call("get", "/stats").expect(200);
    expect(body).toMatchObject({
      totalProducts: 7,
      activeProducts: 5,
      totalSelections: 1,
      selectionStats: [{ recent: [{ email: "ada@example.org" }] }],
      clickDetails: [{ email: "ada@example.org" }],
    });
  });

  test("a visit knows the address of its report", async () => {
    const { body } = await call("get", "/analytics?range=90d&bots=true").expect(200);
    expect(body).toMatchObject({ sessions: [{ emailAddress: "ada@example.org" }] });
    expect(requestsTo("tracking.analytics.v1")).toEqual([
      { range: "90d", facebook: false, minActions: false, bots: true, offset: 0, limit: 20 },
    ]);
  });

  test("of the check have names and questions as text", async () => {
    const { body } = await call("get", "/check-uses?range=30d").expect(200);
    expect(body).toMatchObject({
      concerns: [
        { id: "limping", name: "Limping", skipped: [{ question: expect.stringMatching(/leg and paw/), count: 2 }] },
      ],
      checks: [{ id: "gums", name: "Gums", skipped: [{ question: "gone", count: 1 }] }],
    });
    expect(requestsTo("tracking.check-uses.v1")).toEqual([{ range: "30d" }]);
    await call("get", "/check-uses?range=1y").expect(400);
  });

  test("of breeds compare the network with owners", async () => {
    const { body } = await call("get", "/breed-answers").expect(200);
    expect(body).toMatchObject({ answers: [{ said: "Beagle", answered: "Dachshund (Standard)", count: 1 }] });
  });

  test("of the days of a range are a file, which is logged", async () => {
    const { headers, text } = await call("get", "/analytics/export?range=7d&bots=true").expect(200);
    expect(headers["content-disposition"]).toMatch(/^attachment; filename="user-flow-7d-\d{4}-\d\d-\d\d\.csv"$/);
    expect(text).toBe(
      "Day (UTC),Visitors,Uploaded,Analyzed,Emails,Reports,Clicks,Bounced,Seconds on site,Median seconds\n2026-11-20,1,1,1,1,1,0,0,10,10\n",
    );
    expect(requestsTo("tracking.analytics.v1")).toMatchObject([{ range: "7d", bots: true }]);
    expect(operators.recorded.at(-1)).toMatchObject({ action: "analytics.export", subject: "7d", outcome: "done" });
  });

  test.each(["range=1y", "range=7d&limit=1000", "other=1"])("of ?%s are rejected", async (query) => {
    await call("get", `/analytics?${query}`).expect(400);
    await call("get", `/analytics/export?${query}`).expect(400);
  });

  test("a preview is not logged; deleting visits is, without the address", async () => {
    await call("post", "/sessions/bulk-delete")
      .send({ deleteByIp: "193.99.144.80", preview: true })
      .expect(200)
      .expect(({ body }) => expect(body).toMatchObject({ sessions: 3, removed: false }));
    expect(operators.recorded).toHaveLength(1);
    await call("post", "/sessions/bulk-delete")
      .send({ deleteByIp: "193.99.144.80" })
      .expect(200)
      .expect(({ body }) => expect(body).toMatchObject({ removed: true }));
    expect(operators.recorded.at(-1)).toMatchObject({
      action: "sessions.delete",
      fields: ["by address", "sessions: 3", "clicks: 2"],
    });
    expect(JSON.stringify([operators.recorded, logged])).not.toContain("193.99.144.80");
  });
});

describe("addresses", () => {
  test("are searched and paged by the service", async () => {
    await call("get", "/emails?search=beagle&filter=newsletter&sort=breed&descending=false&offset=100&limit=50")
      .expect(200)
      .expect(({ body }) => expect(body).toMatchObject({ emails: EMAILS, stats: { unique: 1 } }));
    expect(requestsTo(mail.listEmails.subject)).toEqual([
      { search: "beagle", filter: "newsletter", sort: "breed", descending: false, offset: 100, limit: 50 },
    ]);
  });

  test("are exported page by page, as CSV with the five columns", async () => {
    bus.respond(mail.listEmails, async ({ offset, limit }) => ({
      emails: Array.from(
        { length: Math.min(limit, 1_200 - offset) },
        (_, i) => ({ ...EMAILS[0], email: `ada${offset + i}@example.org` }) as (typeof EMAILS)[0],
      ),
      matching: 1_200,
      stats: { total: 0, withReports: 0, newsletter: 0, unique: 0 },
    }));
    const { headers, text } = await call("get", "/emails/export?format=csv&bom=true").expect(200);
    expect(headers["content-disposition"]).toMatch(/^attachment; filename="emails-\d{4}-\d\d-\d\d\.csv"$/);
    const lines = text.trim().split("\r\n");
    expect(lines[0]).toBe(
      "\uFEFFEmail,Dog Breed,Has Report,Newsletter Opt-in,Created At".slice(lines[0]?.startsWith("\uFEFF") ? 0 : 1),
    );
    expect(lines).toHaveLength(1_201);
    expect(lines.at(-1)).toBe("ada1199@example.org,Beagle,Yes,Yes,2026-11-20T10:00:00.000Z");
    expect(operators.recorded.at(-1)).toMatchObject({ action: "emails.export.csv", fields: ["addresses: 1200"] });
  });

  test("are exported as text, one per line", async () => {
    expect((await call("get", "/emails/export?format=txt").expect(200)).text).toBe("ada@example.org\n");
  });

  test("a preview deletes nothing; deleting is recorded without the address", async () => {
    await call("post", "/emails/delete")
      .send({ emails: ["bob@example.org"], preview: true })
      .expect(200)
      .expect(({ body }) => expect(body).toMatchObject({ removed: false }));
    await call("post", "/emails/delete")
      .send({ emails: ["bob@example.org"] })
      .expect(200)
      .expect(({ body }) => expect(body).toMatchObject({ removed: true }));
    expect(operators.recorded.slice(1)).toEqual([
      {
        operatorId: ADA.id,
        action: "emails.delete",
        subject: "",
        outcome: "done",
        fields: ["addresses: 1", "report links: 1"],
      },
    ]);
  });

  test("an empty list is rejected", async () => {
    await call("post", "/emails/delete").send({ emails: [] }).expect(400);
  });
});

describe("settings", () => {
  test("figures are read, never written", async () => {
    await call("get", "/claims").expect(200, FIGURES);
    await call("put", "/claims").send({ claims: [], version: 4 }).expect(404);
  });

  test("changes the version of the testimonials that was read", async () => {
    await call("get", "/testimonials").expect(200, { testimonials: [TESTIMONIAL], version: 4 });
    await call("put", "/testimonials")
      .send({ testimonials: [TESTIMONIAL], version: 4 })
      .expect(200, { testimonials: [TESTIMONIAL], version: 5 });
    expect(operators.recorded.at(-1)).toMatchObject({
      action: "testimonials.update",
      fields: ["version: 5", "testimonials: 1"],
    });
  });

  test.each([
    ["without a day of consent", { ...TESTIMONIAL, consentOn: undefined }],
    ["with a consent in the future", { ...TESTIMONIAL, consentOn: "2999-01-01" }],
    ["without a Polish text", { ...TESTIMONIAL, text: { de: "a", en: "b", pl: " " } }],
    ["that is too long", { ...TESTIMONIAL, text: { de: "a".repeat(401), en: "b", pl: "c" } }],
  ])("a testimonial %s is refused", async (_name, testimonial) => {
    await call("put", "/testimonials")
      .send({ testimonials: [testimonial], version: 4 })
      .expect(400);
  });

  test("rejects too many testimonials", async () => {
    await call("put", "/testimonials")
      .send({ testimonials: Array.from({ length: 7 }, () => TESTIMONIAL), version: 4 })
      .expect(400);
  });

  test("changes and removes the version of the reviewer that was read, and logs no name", async () => {
    await call("get", "/reviewer").expect(200, { reviewer: REVIEWER, version: 4 });
    await call("put", "/reviewer")
      .send({ reviewer: REVIEWER, version: 4 })
      .expect(200, { reviewer: REVIEWER, version: 5 });
    expect(operators.recorded.at(-1)).toMatchObject({
      action: "reviewer.update",
      fields: ["version: 5", "reviewed: article, breed"],
    });
    await call("put", "/reviewer").send({ reviewer: null, version: 5 }).expect(200, { reviewer: null, version: 6 });
    expect(operators.recorded.at(-1)).toMatchObject({
      action: "reviewer.remove",
      fields: ["version: 6", "reviewed: nothing"],
    });
  });

  test.each([
    ["without a Polish title", { credentials: { de: "a", en: "b", pl: " " } }],
    ["with a link that is no web address", { url: "javascript:alert(1)" }],
    ["with a link over plain http", { url: "http://example.org/ada" }],
    ["who reviewed nothing", { reviewed: {} }],
    ["who reviewed in the future", { reviewed: { article: "2999-01-01" } }],
    ["who reviewed what there is not", { reviewed: { horoscope: "2026-05-14" } }],
    ["with a field nobody knows", { phone: "1" }],
  ])("rejects a reviewer %s", async (_name, change) => {
    await call("put", "/reviewer")
      .send({ reviewer: { ...REVIEWER, ...change }, version: 4 })
      .expect(400);
  });

  test("changes the version of the emergency lines that was read, and logs the number of unverified ones", async () => {
    await call("get", "/poison-lines").expect(200, { lines: [POISON_LINE], version: 4, edited: true });
    await call("put", "/poison-lines")
      .send({ lines: [POISON_LINE], version: 4 })
      .expect(200)
      .expect(({ body }) => expect(body).toMatchObject({ version: 5 }));
    expect(operators.recorded.at(-1)).toMatchObject({
      action: "poison-lines.update",
      fields: ["version: 5", "never checked: 0"],
    });
  });

  test.each([
    ["a number with letters", { number: "call us" }],
    ["a check in the future", { checkedOn: "2999-01-01" }],
    ["a page that is no address", { url: "javascript:alert(1)" }],
    ["an unknown country", { country: "fr" }],
  ])("an emergency line with %s is refused", async (_name, wrong) => {
    await call("put", "/poison-lines")
      .send({ lines: [{ ...POISON_LINE, ...wrong }], version: 4 })
      .expect(400);
  });

  test("a test mail returns the mail server's result, and its address is not logged", async () => {
    await call("post", "/mail/test")
      .send({ to: "somebody@example.org" })
      .expect(200, { outcome: "failed", problem: "EAUTH 535", server: "mail.hundeblick.test:587" });
    expect(JSON.stringify([operators.recorded, logged])).not.toContain("somebody");
    await call("post", "/mail/test")
      .send({ to: "nobody" })
      .expect(400)
      .expect(({ body }) => expect(body).toMatchObject({ code: "email_invalid" }));
  });

  test("retention, daily pages and marketplace are read, changed within their limits, and logged", async () => {
    await call("get", "/retention").expect(200, { rawDays: 90 });
    await call("put", "/retention").send({ rawDays: 30 }).expect(200, { rawDays: 30 });
    expect(operators.recorded.at(-1)).toMatchObject({
      action: "retention.update",
      outcome: "done",
      fields: ["days of visits and clicks: 30"],
    });
    for (const rawDays of [0, 91, 1.5, "30", null]) await call("put", "/retention").send({ rawDays }).expect(400);
    await call("put", "/marketplace")
      .send({ dailyBudget: 2_000 })
      .expect(200)
      .expect(({ body }) => expect(body).toMatchObject({ dailyBudget: 2_000 }));
    expect(operators.recorded.at(-1)).toMatchObject({
      action: "marketplace.budget",
      outcome: "done",
      fields: ["pages a day: 2000"],
    });
    for (const dailyBudget of [0, 100_001, -1, {}]) await call("put", "/marketplace").send({ dailyBudget }).expect(400);
    await call("put", "/marketplace/source")
      .send({ source: "demo" })
      .expect(200)
      .expect(({ body }) => expect(body).toMatchObject({ source: "demo" }));
    expect(operators.recorded.at(-1)).toMatchObject({
      action: "marketplace.source",
      outcome: "done",
      fields: ["read now: demo"],
    });
    await call("put", "/marketplace/source")
      .send({ source: "amazon" })
      .expect(422)
      .expect(({ body }) => expect(body).toMatchObject({ error: expect.stringContaining("no Chromium") }));
    expect(operators.recorded.at(-1)).toMatchObject({
      action: "marketplace.source",
      outcome: "marketplace_unreadable",
    });
    for (const source of ["ebay", "", null, 1]) await call("put", "/marketplace/source").send({ source }).expect(400);
    await call("get", "/marketplace").expect(200, {
      source: "demo",
      canReadAmazon: false,
      dailyBudget: null,
      hosts: [],
      timeZone: "UTC",
      lastPage: null,
    });
  });
});
